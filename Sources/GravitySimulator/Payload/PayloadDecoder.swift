import Foundation
import GravityPresentation

/// Reads payloads as the server's responses, by a profile's policy (N5).
public enum PayloadDecoder {
  /// The candidates that a trigger's response lists (P1).
  public static func decodeCandidates(
    _ document: PayloadDocument, policy: DecodingPolicy
  ) -> Result<CandidateList, PayloadFault> {
    decode(CandidateList.self, document, policy)
  }

  /// The contents that a response carries (P4).
  ///
  /// Contents that a policy drops are left out and named in the response's `faults`;
  /// `PayloadDocument.locate(_:)` finds their places.
  public static func decodeContents(
    _ document: PayloadDocument, policy: DecodingPolicy
  ) -> Result<ContentResponse, PayloadFault> {
    decode(ContentResponse.self, document, policy)
  }

  private static func decode<Response: Decodable>(
    _ type: Response.Type, _ document: PayloadDocument, _ policy: DecodingPolicy
  ) -> Result<Response, PayloadFault> {
    let decoder = JSONDecoder()
    decoder.userInfo = policy.userInfo
    do {
      return .success(try decoder.decode(type, from: Data(document.bytes)))
    } catch let failure as ContentResponseFailure {
      return .failure(fault(failure.fault, failure.decodableContents, document))
    } catch let fault as DecodingFault {
      return .failure(self.fault(fault, nil, document))
    } catch {
      // The models throw nothing else: this is a text that Foundation refuses and the scanner does not.
      return .failure(fault(DecodingFault(path: [], problem: .unreadable), nil, document))
    }
  }

  private static func fault(
    _ fault: DecodingFault, _ decodableContents: Int?, _ document: PayloadDocument
  ) -> PayloadFault {
    PayloadFault(
      place: document.place(of: fault.path), fault: fault, decodableContents: decodableContents)
  }
}
