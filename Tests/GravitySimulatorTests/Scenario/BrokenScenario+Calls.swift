extension BrokenScenario {
  static let calls: [BrokenScenario] = [
    BrokenScenario(
      #"trackview HOMEPAGE "app://home""#,
      #"1:1+9 unknown statement `trackview` | did you mean `trackView`?"#),
    BrokenScenario(
      #"trackView HOMEPAGE"#,
      #"1:19+1 a location is missing here"#),
    BrokenScenario(
      #"trackView HOMEPAGE "app://home" date "a""#,
      #"1:33+4 unexpected `date`, where `data` belongs | did you mean `data`?"#),
    BrokenScenario(
      #"trackView HOMEPAGE "app://home" controler=home"#,
      #"1:33+9 unknown key `controler` | did you mean `controller`?"#),
    BrokenScenario(
      #"trackView HOMEPAGE "app://home" controller=hoem"#,
      #"1:44+4 unknown controller `hoem` | did you mean `home`?"#),
    BrokenScenario(
      #"trackView {"type": "HOMEPAGE"}"#,
      #"1:11+1 `location` is missing in this page context"#),
    BrokenScenario(
      #"trackView {"type": "HOMEPAGE",}"#,
      #"1:31+1 this is not JSON: the comma before this has nothing after it"#),
    BrokenScenario(
      #"trackView [1]"#,
      #"1:11+3 a JSON object belongs here, in braces"#),
    BrokenScenario(
      #"trackView {"type": 1, "location": "x"}"#,
      #"1:20+1 `type` must be a string"#),
    BrokenScenario(
      #"triggerEvent addToCard value=1"#,
      #"1:14+9 unknown event `addToCard` | did you mean `addToCart`?"#),
    BrokenScenario(
      #"triggerEvent addToCart value=1 productId=a"#,
      #"1:14+9 `addToCart` needs `quantity=`"#),
    BrokenScenario(
      #"triggerEvent login cuId=1"#,
      #"1:20+4 unknown key `cuId` | did you mean `cuid`?"#),
    BrokenScenario(
      #"triggerEvent login cuid="1" cuid="2""#,
      #"1:29+4 `cuid` is given twice"#),
    BrokenScenario(
      #"triggerEvent login pag OTHER "x""#,
      #"1:20+3 unexpected `pag`, where `page` belongs | did you mean `page`?"#),
    BrokenScenario(
      #"triggerEvent {"event": []}"#,
      #"1:15+7 unknown member `event` | did you mean `events`?"#),
    BrokenScenario(
      #"triggerEvent {"events": [1]}"#,
      #"1:26+1 an event must be an object"#),
    BrokenScenario(
      #"triggerEvent addToCart value="1990" productId=7 quantity=1.5 currency=false cart={}"#,
      #"1:30+6 `value` must be a number | leave the quotes out"#,
      #"1:47+1 `productId` must be a string | put it in double quotes"#,
      #"1:58+3 `quantity` must be a whole number"#,
      #"1:71+5 `currency` must be a string | put it in double quotes"#,
      #"1:82+2 `cart` must be an array"#),
    BrokenScenario(
      #"triggerEvent addToCart value=1 productId=null quantity=1 currency=null"#,
      #"1:42+4 `productId` must be a string | put it in double quotes"#),
    BrokenScenario(
      #"triggerEvent purchase uniqueTransactionId=1001 value=x cart=[1]"#,
      #"1:43+4 `uniqueTransactionId` must be a string | put it in double quotes"#,
      #"1:54+1 `value` must be a number"#),
    BrokenScenario(
      #"triggerEvent custom type="a" name="b" customProps=[]"#,
      #"1:51+2 `customProps` must be an object"#),
    BrokenScenario(
      #"trackView {"x": [1, 2}"#,
      #"1:22+1 this is not JSON: '}' where a comma or ] should stand"#),
    BrokenScenario(
      #"trackView {"x": [1,\#n  2}\#nwait 5"#,
      #"2:4+1 this is not JSON: '}' where a comma or ] should stand"#,
      #"3:6+1 `5` is no duration"#),
  ]
}
