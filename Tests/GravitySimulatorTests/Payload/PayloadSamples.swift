import GravitySimulator

/// Responses like the backend's, to be broken one edit at a time.
enum PayloadSamples {
  /// Two steps of one campaign; the second has everything a content can have.
  static let contents = """
    {
      "user": {"uid": "6a4e", "ses": "s-9"},
      "data": [
        {
          "selector": "homepage-recommendations",
          "payload": [
            {
              "decisionId": "gf:6819e7c0d7303f0f6b0ef263:1784634211",
              "experienceId": "6a5f4b7b73a8b1a026084fe7",
              "variationId": "6a5f4b7b73a8b1a026084fe9",
              "campaignId": "6a5f4b7b73a8b1a026084fe2",
              "testId": "6a5f4b7c73a8b1a026084fed",
              "contents": [
                {"contentId": "root", "contentType": "native", "deliveryMethod": "modal"},
                {
                  "contentId": "6a5f4b7b73a8b1a026084feb:b4f8",
                  "templateSystemName": "snackbar-1",
                  "contentType": "native-step",
                  "deliveryMethod": "bottom_sheet",
                  "step": 1,
                  "variables": {
                    "frameUI": {
                      "close": {"onClick": {"action": "cancel"}},
                      "container": {"style": {"cornerRadius": "25"}, "onClick": {"action": "follow_url"}}
                    },
                    "elements": [
                      {"type": "text", "text": "Вам нравится приложение?"},
                      {
                        "type": "button",
                        "text": "Yes",
                        "onClick": {"action": "open_step", "step": 2, "closeOnClick": false}
                      }
                    ],
                    "onLoad": {"action": "load"},
                    "onClose": {"action": "close"}
                  },
                  "events": [
                    {"type": "load", "urls": ["https://ev.example/a", "https://ev.example/b"]}
                  ],
                  "products": {
                    "strategyId": "bestsellers",
                    "fallback": false,
                    "slots": [
                      {"item": {"sku": "1"}, "fallback": true, "strId": "s1", "events": []}
                    ]
                  }
                }
              ]
            }
          ]
        }
      ]
    }
    """

  static let candidates = """
    {
      "user": {"uid": "6a4e", "ses": "s-9"},
      "campaigns": [
        {"campaignId": "6a5f4b7b73a8b1a026084fe2", "trigger": "screenview"},
        {"campaignId": "6a5f4b7b73a8b1a026084fe3", "priority": 5, "delayTime": 1500}
      ]
    }
    """

  static func document(_ text: String, file: String = "x.json") throws -> PayloadDocument {
    try PayloadDocument(text: text, at: PayloadPlace(file: file))
  }
}
