/**
 * What browsers sent about themselves when they requested a page: the user agent and, if they sent client hints with it,
 * Sec-CH-UA-Mobile, Sec-CH-UA-Platform, Sec-CH-UA-Platform-Version (empty if it is not known) and Sec-CH-UA.
 *
 * From `header-generator` and `fingerprint-generator` 2.1.88 and 2.1.56, Copyright 2018 Apify Technologies s.r.o.,
 * Apache-2.0 (https://www.apache.org/licenses/LICENSE-2.0): networks of what real browsers sent and told scripts. Only pairs
 * that occurred together in one request are used. The network of headers gives a user agent and its hints by the same four
 * conditions, so a pair is certain where these leave one answer. Where they leave more, or for a version of the system, a pair
 * counts if the other network, which gives `navigator.userAgentData` by the user agent itself, has the same mobile, platform
 * and brands. Branches for what was never seen ("skip") are not followed. Of agents that differ in a minor version or a
 * phone's model, one is kept: without hints one for ten major versions, with hints one each for the lowest and the highest
 * version of the system. Agents of more than 160 characters, which contain numbers of the individual device, and those of
 * another private browser are left out.
 */
const lines = `
Mozilla/5.0 (Android 10; Mobile; rv:125.0) Gecko/125.0 Firefox/125.0
Mozilla/5.0 (Android 11; Mobile; rv:125.0) Gecko/125.0 Firefox/125.0
Mozilla/5.0 (Android 12; Mobile; rv:109.0) Gecko/116.0 Firefox/116.0
Mozilla/5.0 (Android 12; Mobile; rv:126.0) Gecko/126.0 Firefox/126.0
Mozilla/5.0 (Android 13; Mobile; rv:129.0) Gecko/129.0 Firefox/129.0
Mozilla/5.0 (Android 13; Mobile; rv:136.0) Gecko/136.0 Firefox/136.0
Mozilla/5.0 (Android 14; Mobile; rv:129.0) Gecko/129.0 Firefox/129.0
Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0
Mozilla/5.0 (Android 16; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0
Mozilla/5.0 (Android 9; Mobile; rv:123.0) Gecko/123.0 Firefox/123.0
Mozilla/5.0 (Linux ; ; ) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/119.0.6045.193 Chrome/119.0.6045.193 Not?A_Brand/24  Safari/537.36
Mozilla/5.0 (Linux; Android 10; BLA-L29) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.6367.82 Mobile Safari/537.36 OPR/82.0.4342.79379 | ?1 | "Android" | 10 | "Opera";v="108", ";Not A Brand";v="99", "Chromium";v="124", "OperaMobile";v="82"
Mozilla/5.0 (Linux; Android 10; CPH2127) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/107.0.0.0 Mobile Safari/537.36 | ?1 | "Android" | 10.0.0 | "Google Chrome";v="107", "Chromium";v="107", "Not=A?Brand";v="24"
Mozilla/5.0 (Linux; Android 10; Infinix X680) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/119.0.6045.193 Mobile Safari/537.36 OPR/79.2.4195.76518 | ?1 | "Android" | 10 | "Chromium";v="119", "Opera";v="105", "OperaMobile";v="79", ";Not A Brand";v="99"
Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/101.0.0.0 Mobile Safari/537.36
Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/110.0.0.0 Mobile Safari/537.36 | ?1 | "Android" | 12.0.0 | "Chromium";v="110", "Not A(Brand";v="24", "Google Chrome";v="110"
Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/111.0.0.0 Mobile Safari/537.36 | ?1 | "Android" | 13.0.0 | "Google Chrome";v="111", "Not(A:Brand";v="8", "Chromium";v="111"
Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/115.0.0.0 Mobile Safari/537.36 | ?1 | "Android" | 11.0.0 | "Not/A)Brand";v="99", "Google Chrome";v="115", "Chromium";v="115"
Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/116.0.0.0 Mobile Safari/537.36 | ?1 | "Android" | 9.0.0 | "Chromium";v="116", "Not)A;Brand";v="24", "Google Chrome";v="116"
Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/117.0.0.0 Mobile Safari/537.36 | ?1 | "Android" | 11.0.0 | "Google Chrome";v="117", "Not;A=Brand";v="8", "Chromium";v="117"
Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/117.0.0.0 Mobile Safari/537.36 | ?1 | "Android" | 14.0.0 | "Google Chrome";v="117", "Not;A=Brand";v="8", "Chromium";v="117"
Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/118.0.0.0 Mobile Safari/537.36 | ?1 | "Android" | 12.0.0 | "Chromium";v="118", "Google Chrome";v="118", "Not=A?Brand";v="99"
Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/118.0.0.0 Mobile Safari/537.36 | ?1 | "Android" | 14.0.0 | "Chromium";v="118", "Google Chrome";v="118", "Not=A?Brand";v="99"
Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/119.0.0.0 Mobile Safari/537.36 | ?1 | "Android" | 7.0.0 | "Google Chrome";v="119", "Chromium";v="119", "Not?A_Brand";v="24"
Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/119.0.0.0 Mobile Safari/537.36 | ?1 | "Android" | 14.0.0 | "Google Chrome";v="119", "Chromium";v="119", "Not?A_Brand";v="24"
Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/119.0.0.0 Safari/537.36 | ?0 | "Android" | 7.0.0 | "Google Chrome";v="119", "Chromium";v="119", "Not?A_Brand";v="24"
Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/119.0.0.0 Safari/537.36 | ?0 | "Android" | 7.1.1 | "Google Chrome";v="119", "Chromium";v="119", "Not?A_Brand";v="24"
Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36 | ?1 | "Android" | 8.1.0 | "Not_A Brand";v="8", "Chromium";v="120", "Google Chrome";v="120"
Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36 | ?1 | "Android" | 14.0.0 | "Not_A Brand";v="8", "Chromium";v="120", "Google Chrome";v="120"
Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Whale/3.3.2.2 Mobile Safari/537.36 | ?1 | "Android" | 14.0.0 | "Whale";v="3", "Not-A.Brand";v="8", "Chromium";v="120"
Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/121.0.0.0 Mobile Safari/537.36 | ?1 | "Android" | 10.0.0 | "Not A(Brand";v="99", "Google Chrome";v="121", "Chromium";v="121"
Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/121.0.0.0 Mobile Safari/537.36 | ?1 | "Android" | 14.0.0 | "Not A(Brand";v="99", "Google Chrome";v="121", "Chromium";v="121"
Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/122.0.0.0 Mobile Safari/537.36 | ?1 | "Android" | 9.0.0 | "Chromium";v="122", "Not(A:Brand";v="24", "Google Chrome";v="122"
Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/122.0.0.0 Mobile Safari/537.36 | ?1 | "Android" | 14.0.0 | "Chromium";v="122", "Not(A:Brand";v="24", "Google Chrome";v="122"
Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0.0.0 Mobile Safari/537.36 | ?1 | "Android" | 9.0.0 | "Google Chrome";v="123", "Not:A-Brand";v="8", "Chromium";v="123"
Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0.0.0 Mobile Safari/537.36 | ?1 | "Android" | 14.0.0 | "Google Chrome";v="123", "Not:A-Brand";v="8", "Chromium";v="123"
Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36 | ?1 | "Android" | 8.0.0 | "Chromium";v="124", "Google Chrome";v="124", "Not-A.Brand";v="99"
Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36 | ?1 | "Android" | 14.0.0 | "Chromium";v="124", "Google Chrome";v="124", "Not-A.Brand";v="99"
Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36 EdgA/124.0.0.0 | ?1 | "Android" | 10.0.0 | "Chromium";v="124", "Microsoft Edge";v="124", "Not-A.Brand";v="99"
Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36 EdgA/124.0.0.0 | ?1 | "Android" | 14.0.0 | "Chromium";v="124", "Microsoft Edge";v="124", "Not-A.Brand";v="99"
Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36 | ?0 | "Android" | 13.0.0 | "Chromium";v="124", "Google Chrome";v="124", "Not-A.Brand";v="99"
Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36 | ?0 | "Android" | 14.0.0 | "Chromium";v="124", "Google Chrome";v="124", "Not-A.Brand";v="99"
Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0.0.0 Mobile Safari/537.36 | ?1 | "Android" | 10.0.0 | "Google Chrome";v="125", "Chromium";v="125", "Not.A/Brand";v="24"
Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0.0.0 Mobile Safari/537.36 | ?1 | "Android" | 14.0.0 | "Google Chrome";v="125", "Chromium";v="125", "Not.A/Brand";v="24"
Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/127.0.0.0 Mobile Safari/537.36 | ?1 | "Android" | 12.0.0 | "Not)A;Brand";v="99", "Google Chrome";v="127", "Chromium";v="127"
Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/127.0.0.0 Mobile Safari/537.36 | ?1 | "Android" | 15.0.0 | "Not)A;Brand";v="99", "Google Chrome";v="127", "Chromium";v="127"
Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/127.0.0.0 Safari/537.36 EdgA/127.0.0.0 | ?0 | "Android" | 14.0.0 | "Not)A;Brand";v="99", "Microsoft Edge";v="127", "Chromium";v="127"
Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Mobile Safari/537.36 | ?1 | "Android" | 12.0.0 | "Chromium";v="128", "Not;A=Brand";v="24", "Google Chrome";v="128"
Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Mobile Safari/537.36 | ?1 | "Android" | 14.0.0 | "Chromium";v="128", "Not;A=Brand";v="24", "Google Chrome";v="128"
Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/134.0.0.0 Mobile Safari/537.36 | ?1 | "Android" | 10 | "Chromium";v="134", "Not:A-Brand";v="24", "Google Chrome";v="134"
Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Mobile Safari/537.36 | ?1 | "Android" | 12.0.0 | "Google Chrome";v="137", "Chromium";v="137", "Not/A)Brand";v="24"
Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36 | ?1 | "Android" | 8.1.0 | "Not)A;Brand";v="8", "Chromium";v="138", "Google Chrome";v="138"
Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36 | ?1 | "Android" | 9.0.0 | "Not)A;Brand";v="8", "Chromium";v="138", "Google Chrome";v="138"
Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.7444.138 Mobile Safari/537.36 | ?1 | "Android" | 15 | "Chromium";v="142", "Not:A-Brand";v="99", "Google Chrome";v="142"
Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36 | ?1 | "Android" | 10 | "Google Chrome";v="143", "Chromium";v="143", "Not A(Brand";v="24"
Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36 | ?1 | "Android" | 16.0.0 | "Google Chrome";v="143", "Chromium";v="143", "Not A(Brand";v="24"
Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36 EdgA/143.0.0.0 | ?1 | "Android" | 15.0.0 | "Microsoft Edge";v="143", "Chromium";v="143", "Not A(Brand";v="24"
Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/144.0.0.0 Mobile Safari/537.36 | ?1 | "Android" | 12.0.0 | "Not(A:Brand";v="8", "Chromium";v="144", "Brave";v="144"
Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/144.0.0.0 Mobile Safari/537.36 | ?1 | "Android" | 15.0.0 | "Not(A:Brand";v="8", "Chromium";v="144", "Brave";v="144"
Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/145.0.0.0 Mobile Safari/537.36 | ?1 | "Android" | 10 | "Not:A-Brand";v="99", "Google Chrome";v="145", "Chromium";v="145"
Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/145.0.0.0 Mobile Safari/537.36 | ?1 | "Android" | 15.0.0 | "Not:A-Brand";v="99", "Google Chrome";v="145", "Chromium";v="145"
Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36 | ?0 | "Android" | 16.0.0 | "Chromium";v="146", "Not-A.Brand";v="24", "Brave";v="146"
Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Mobile Safari/537.36 | ?1 | "Android" | 10 | "Google Chrome";v="147", "Not.A/Brand";v="8", "Chromium";v="147"
Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Mobile Safari/537.36 | ?1 | "Android" | 16.0.0 | "Google Chrome";v="147", "Not.A/Brand";v="8", "Chromium";v="147"
Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Mobile Safari/537.36 EdgA/147.0.0.0 | ?1 | "Android" | 13.0.0 | "Microsoft Edge";v="147", "Not.A/Brand";v="8", "Chromium";v="147"
Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Mobile Safari/537.36 EdgA/147.0.0.0 | ?1 | "Android" | 16.0.0 | "Microsoft Edge";v="147", "Not.A/Brand";v="8", "Chromium";v="147"
Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36 | ?0 | "Android" | 12.0.0 | "Google Chrome";v="147", "Not.A/Brand";v="8", "Chromium";v="147"
Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36 | ?0 | "Android" | 16.0.0 | "Brave";v="147", "Not.A/Brand";v="8", "Chromium";v="147"
Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Mobile Safari/537.36 | ?1 | "Android" | 10.0.0 | "Chromium";v="148", "Google Chrome";v="148", "Not/A)Brand";v="99"
Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Mobile Safari/537.36 | ?1 | "Android" | 17.0.0 | "Chromium";v="148", "Google Chrome";v="148", "Not/A)Brand";v="99"
Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/24.0 Chrome/117.0.0.0 Mobile Safari/537.36
Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/24.0 Chrome/117.0.0.0 Mobile Safari/537.36 | ?1 | "Android" | 10.0.0 | "Samsung Internet";v="24.0", "Chromium";v="117", "Not;A=Brand";v="8"
Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36
Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36 | ?1 | "Android" | 10.0.0 | "Not A(Brand";v="99", "Samsung Internet";v="25.0", "Chromium";v="121"
Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36 | ?1 | "Android" | 13.0.0 | "Not A(Brand";v="99", "Samsung Internet";v="25.0", "Chromium";v="121"
Mozilla/5.0 (Linux; Android 10; KOB2-L09) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/106.0.5249.126 Safari/537.36 OPR/72.4.3767.69265 | ?1 | "Android" | 10 | "OperaMobile";v="72", ";Not A Brand";v="99", "Opera";v="92", "Chromium";v="106"
Mozilla/5.0 (Linux; Android 10; LYA-L29 Build/HUAWEILYA-L29) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.6367.123 Mobile Safari/537.36 OPX/2.4 | ?1 | "Android" |  | "Chromium";v="124", "Android WebView";v="124", "Not-A.Brand";v="99"
Mozilla/5.0 (Linux; Android 10; ONEPLUS A5010) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.6367.113 Mobile Safari/537.36 OPR/82.2.4342.79505 | ?1 | "Android" | 10 | "Opera";v="110", ";Not A Brand";v="99", "Chromium";v="124", "OperaMobile";v="82"
Mozilla/5.0 (Linux; Android 10; ONEPLUS A5010) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/81.0.4044.138 Mobile Safari/537.36
Mozilla/5.0 (Linux; Android 10; STK-L21) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/83.0.4103.106 Mobile Safari/537.36
Mozilla/5.0 (Linux; Android 10; V2029 Build/QP1A.190711.020; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/124.0.6367.123 Mobile Safari/537.36 | ?1 | "Android" | 10.0.0 | "Chromium";v="124", "Android WebView";v="124", "Not-A.Brand";v="99"
Mozilla/5.0 (Linux; Android 11; 5164D Build/RP1A.200720.011; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/124.0.6367.123 Mobile Safari/537.36 | ?1 | "Android" | 11.0.0 | "Chromium";v="124", "Android WebView";v="124", "Not-A.Brand";v="99"
Mozilla/5.0 (Linux; Android 11; CPH2325) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/94.0.4606.85 Mobile Safari/537.36 | ?1 | "Android" | 11.0.0 | "Chromium";v="94", "Google Chrome";v="94", ";Not A Brand";v="99"
Mozilla/5.0 (Linux; Android 11; Pixel 5) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/113.0.5672.53 Mobile Safari/537.36
Mozilla/5.0 (Linux; Android 11; RMP2105) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.6367.113 Safari/537.36 OPR/82.2.4342.79505 | ?1 | "Android" | 11 | "Opera";v="110", ";Not A Brand";v="99", "Chromium";v="124", "OperaMobile";v="82"
Mozilla/5.0 (Linux; Android 11; RMX1851) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/99.0.4844.58 Mobile Safari/537.36 | ?1 | "Android" | 11.0.0 | " Not A;Brand";v="99", "Chromium";v="99", "Google Chrome";v="99"
Mozilla/5.0 (Linux; Android 11; RMX2063) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.6367.113 Mobile Safari/537.36 OPR/82.2.4342.79505 | ?1 | "Android" | 11 | "Opera";v="110", ";Not A Brand";v="99", "Chromium";v="124", "OperaMobile";v="82"
Mozilla/5.0 (Linux; Android 11; SM-A107F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/87.0.4280.141 Mobile Safari/537.36
Mozilla/5.0 (Linux; Android 11; TECNO KG6) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/83.0.4103.106 Mobile Safari/537.36
Mozilla/5.0 (Linux; Android 11; TECNO LE6) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/97.0.4692.98 Mobile Safari/537.36 | ?1 | "Android" | 11.0.0 | " Not;A Brand";v="99", "Google Chrome";v="97", "Chromium";v="97"
Mozilla/5.0 (Linux; Android 11; V2052 Build/RP1A.200720.012; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/123.0.6312.40 Mobile Safari/537.36 | ?1 | "Android" | 11.0.0 | "Android WebView";v="123", "Not:A-Brand";v="8", "Chromium";v="123"
Mozilla/5.0 (Linux; Android 11; V2117 Build/RP1A.200720.012; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/124.0.6367.123 Mobile Safari/537.36 | ?1 | "Android" | 11.0.0 | "Chromium";v="124", "Android WebView";v="124", "Not-A.Brand";v="99"
Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/119.0.0.0 Mobile Safari/537.36 | ?1 | "Android" | 11.0 | "Chromium";v="119", "Google Chrome";v="119"
Mozilla/5.0 (Linux; Android 12; CPH2095 Build/RKQ1.211119.001; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/124.0.6367.123 Mobile Safari/537.36 | ?1 | "Android" | 12.0.0 | "Chromium";v="124", "Android WebView";v="124", "Not-A.Brand";v="99"
Mozilla/5.0 (Linux; Android 12; M2101K7BG) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/122.0.6261.149 Mobile Safari/537.36 OPR/81.3.4292.78688
Mozilla/5.0 (Linux; Android 12; S80) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/86.0.4240.198 Mobile Safari/537.36 OPR/61.2.3076.56749
Mozilla/5.0 (Linux; Android 12; SM-A415F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/103.0.0.0 Mobile Safari/537.36 | ?1 | "Android" | 12.0.0 | ".Not/A)Brand";v="99", "Google Chrome";v="103", "Chromium";v="103"
Mozilla/5.0 (Linux; Android 12; V2027 Build/SP1A.210812.003; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/123.0.6312.121 Mobile Safari/537.36 | ?1 | "Android" | 12.0.0 | "Android WebView";v="123", "Not:A-Brand";v="8", "Chromium";v="123"
Mozilla/5.0 (Linux; Android 12; V2037 Build/SP1A.210812.003; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/124.0.6367.124 Mobile Safari/537.36 | ?1 | "Android" | 12.0.0 | "Chromium";v="124", "Android WebView";v="124", "Not-A.Brand";v="99"
Mozilla/5.0 (Linux; Android 12; X16DzOXpOQ; U; en) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.7204.63 Mobile Safari/537.36
Mozilla/5.0 (Linux; Android 13; 22111317G) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.6367.113 Mobile Safari/537.36 OPR/82.2.4342.79505
Mozilla/5.0 (Linux; Android 13; 23021RAA2Y Build/TQ3A.230901.001) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/117.0.0.0 Mobile Safari/537.36
Mozilla/5.0 (Linux; Android 13; CPH2271 Build/TP1A.220905.001; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/123.0.6312.118 Mobile Safari/537.36 | ?1 | "Android" | 13.0.0 | "Android WebView";v="123", "Not:A-Brand";v="8", "Chromium";v="123"
Mozilla/5.0 (Linux; Android 13; DN2103 Build/TP1A.220905.001; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/124.0.6367.123 Mobile Safari/537.36 | ?1 | "Android" | 13.0.0 | "Chromium";v="124", "Android WebView";v="124", "Not-A.Brand";v="99"
Mozilla/5.0 (Linux; Android 13; K) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/127.0.6533.103 Mobile Safari/537.36
Mozilla/5.0 (Linux; Android 13; SM-A135F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/104.0.0.0 Mobile Safari/537.36 | ?1 | "Android" | 13.0.0 | "Chromium";v="104", " Not A;Brand";v="99", "Google Chrome";v="104"
Mozilla/5.0 (Linux; Android 13; SM-A135F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.6367.123 Mobile Safari/537.36 | ?1 | "Android" |  | "Chromium";v="124", "Android WebView";v="124", "Not-A.Brand";v="99"
Mozilla/5.0 (Linux; Android 13; V2040 Build/TP1A.220624.014; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/124.0.6367.123 Mobile Safari/537.36 | ?1 | "Android" | 13.0.0 | "Chromium";v="124", "Android WebView";v="124", "Not-A.Brand";v="99"
Mozilla/5.0 (Linux; Android 13; V2135 Build/TP1A.220624.014; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/123.0.6312.121 Mobile Safari/537.36 | ?1 | "Android" | 13.0.0 | "Android WebView";v="123", "Not:A-Brand";v="8", "Chromium";v="123"
Mozilla/5.0 (Linux; Android 13; XQ-CT54) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/108.0.0.0 Mobile Safari/537.36 | ?1 | "Android" | 13.0.0 | "Not?A_Brand";v="8", "Chromium";v="108", "Google Chrome";v="108"
Mozilla/5.0 (Linux; Android 14; 23049RAD8C Build/UKQ1.230804.001) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.6367.123 Mobile Safari/537.36 | ?1 | "Android" |  | "Chromium";v="124", "Android WebView";v="124", "Not-A.Brand";v="99"
Mozilla/5.0 (Linux; Android 14; 23053RN02Y) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.6367.113 Mobile Safari/537.36 OPR/82.2.4342.79505 | ?1 | "Android" | 14 | "Opera";v="110", ";Not A Brand";v="99", "Chromium";v="124", "OperaMobile";v="82"
Mozilla/5.0 (Linux; Android 14; CPH2359 Build/UKQ1.230924.001; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/124.0.6367.123 Mobile Safari/537.36 | ?1 | "Android" | 14.0.0 | "Chromium";v="124", "Android WebView";v="124", "Not-A.Brand";v="99"
Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/127.0.6533.103 Mobile Safari/537.36
Mozilla/5.0 (Linux; Android 14; Pixel 7 Build/AP1A.240405.002) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.6367.123 Mobile Safari/537.36 OPT/2.9 | ?1 | "Android" |  | "Chromium";v="124", "Android WebView";v="124", "Not-A.Brand";v="99"
Mozilla/5.0 (Linux; Android 14; RMX3890) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/105.0.0.0 Mobile Safari/537.36 Carbon | ?1 | "Android" | 14.0.0 | "Chromium";v="105", "Not)A;Brand";v="8"
Mozilla/5.0 (Linux; Android 14; V2334 Build/UP1A.231005.007; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/124.0.6367.123 Mobile Safari/537.36 | ?1 | "Android" | 14.0.0 | "Chromium";v="124", "Android WebView";v="124", "Not-A.Brand";v="99"
Mozilla/5.0 (Linux; Android 14; moto g54 5G) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.6367.113 Mobile Safari/537.36 OPR/82.2.4342.79505 | ?1 | "Android" | 14 | "Opera";v="110", ";Not A Brand";v="99", "Chromium";v="124", "OperaMobile";v="82"
Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Mobile Safari/537.36 | ?1 | "Android" | 15 | "Chromium";v="146", "Not:A-Brand";v="24", "Google Chrome";v="146"
Mozilla/5.0 (Linux; Android 15; SM-G960U) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.6723.73 Mobile Safari/537.36 | ?1 | "Android" | 15 | "Chromium";v="130", "Not:A-Brand";v="99", "Google Chrome";v="130"
Mozilla/5.0 (Linux; Android 15; SM-G991W Build/AP3A.240905.015.A2) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.7727.111 Mobile Safari/537.36 | ?1 | "Android" |  | "Android WebView";v="147", "Not.A/Brand";v="8", "Chromium";v="147"
Mozilla/5.0 (Linux; Android 5.0.2; JCI VA-10J) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/95.0.4638.74 Mobile Safari/537.36 | ?1 | "Android" | 5.0.2 | "Google Chrome";v="95", "Chromium";v="95", ";Not A Brand";v="99"
Mozilla/5.0 (Linux; Android 5.0; SM-G900P Build/LRX21T) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/54.0.7829.1958 Mobile Safari/537.36
Mozilla/5.0 (Linux; Android 6.0.1; CPH1701) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/106.0.0.0 Mobile Safari/537.36 | ?1 | "Android" | 6.0.1 | "Chromium";v="106", "Google Chrome";v="106", "Not;A=Brand";v="99"
Mozilla/5.0 (Linux; Android 6.0.1; SAMSUNG SM-J700H) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/17.0 Chrome/96.0.4664.104 Mobile Safari/537.36
Mozilla/5.0 (Linux; Android 6.0; Nexus 5 Build/MRA58N) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36 | ?1 | "Android" | 6.0 | "Chromium";v="124", "Google Chrome";v="124", "Not-A.Brand";v="99"
Mozilla/5.0 (Linux; Android 6.0; Nexus 5 Build/MRA58N) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36 | ?1 | "Android" | 15 | "Chromium";v="143", "Not:A-Brand";v="24", "Google Chrome";v="143"
Mozilla/5.0 (Linux; Android 6.0; Nexus 5 Build/MRA58N) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Mobile Safari/537.36 | ?1 | "Android" | 6.0 | "Google Chrome";v="147", "Not.A/Brand";v="8", "Chromium";v="147"
Mozilla/5.0 (Linux; Android 6.0; Nexus 5 Build/MRA58N) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Mobile Safari/537.36 Edg/147.0.0.0 | ?1 | "Android" | 6.0 | "Microsoft Edge";v="147", "Not.A/Brand";v="8", "Chromium";v="147"
Mozilla/5.0 (Linux; Android 6.0; Nexus 5 Build/MRA58N) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/59.0.9273.1293 Mobile Safari/537.36
Mozilla/5.0 (Linux; Android 8.0.0; SM-G955U Build/R16NW) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/87.0.4280.141 Mobile Safari/537.36
Mozilla/5.0 (Linux; Android 8.0.0; SM-G965U Build/R16NW) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/63.0.3239.111 Mobile Safari/537.36
Mozilla/5.0 (Linux; Android 8.0; Pixel 2 Build/OPD3.170816.012) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/52.0.2127.1697 Mobile Safari/537.36
Mozilla/5.0 (Linux; Android 8.1.0; Moto G (4)) AppleWebKit/537.36 (KHTML like Gecko) Chrome/100.0.4896.60 Mobile Safari/537.36 PTST/240508.140043 | ?1 | "Android" | 11.0 | "Chromium";v="100", "Google Chrome";v="100"
Mozilla/5.0 (Linux; Android 8.1.0; Moto G (4)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36 PTST/240508.140043 | ?1 | "Android" | 10 | " Not A;Brand";v="99", "Chromium";v="124", "Google Chrome";v="124"
Mozilla/5.0 (Linux; Android 8.1.0; vivo 1814 Build/O11019; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/91.0.4472.120 Mobile Safari/537.36
Mozilla/5.0 (Linux; Android 9; K) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/127.0.6533.103 Mobile Safari/537.36
Mozilla/5.0 (Linux; Android 9; Redmi Note 8) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/112.0.5615.136 Mobile Safari/537.36
Mozilla/5.0 (Linux; NetCast; U) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/94.0.4606.128 Safari/537.36 SmartTV/10.0 Colt/2.0 | ?0 | "Linux" |  | "Not.A/Brand";v="8", "Chromium";v="94", "CrowBrowser";v="94"
Mozilla/5.0 (Linux; arm_64; Android 10; MAR-LX1A) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/122.0.6261.96 YaBrowser/24.4.3.96.00 SA/3 Mobile Safari/537.36 | ?1 | "Android" | 10.0.0 | "Chromium";v="122", "Not(A:Brand";v="24", "Yandex";v="24"
Mozilla/5.0 (Linux; arm_64; Android 13; RMX3501) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/122.0.6261.96 YaBrowser/24.4.3.96.00 SA/3 Mobile Safari/537.36 | ?1 | "Android" | 13.0.0 | "Chromium";v="122", "Not(A:Brand";v="24", "Yandex";v="24"
Mozilla/5.0 (Linux; arm_64; Android 13; SM-A127F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/116.0.5845.39 YaBrowser/23.9.8.39.00 SA/3 Mobile Safari/537.36 | ?1 | "Android" | 13.0.0 | "Chromium";v="116", "Not)A;Brand";v="24", "Yandex";v="23"
Mozilla/5.0 (Linux; arm_64; Android 8.0.0; AUM-L29) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.6367.26 YaBrowser/24.6.6.26.00 SA/3 Mobile Safari/537.36 | ?1 | "Android" | 8.0.0 | "Chromium";v="124", "Yandex";v="24", "Not-A.Brand";v="99"
Mozilla/5.0 (Linux; arm_64; Android 9; RMX1941) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/122.0.6261.96 YaBrowser/24.4.3.96.00 SA/3 Mobile Safari/537.36 | ?1 | "Android" | 9.0.0 | "Chromium";v="122", "Not(A:Brand";v="24", "Yandex";v="24"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10.13; rv:109.0) Gecko/20100101 Firefox/115.0
Mozilla/5.0 (Macintosh; Intel Mac OS X 10.14; rv:109.0) Gecko/20100101 Firefox/115.0
Mozilla/5.0 (Macintosh; Intel Mac OS X 10.14; rv:86.0) Gecko/20100101 Firefox/86.0
Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:109.0) Gecko/20100101 Firefox/115.0
Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:129.0) Gecko/20100101 Firefox/129.0
Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:135.0) Gecko/20100101 Firefox/135.0
Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:149.0) Gecko/20100101 Firefox/149.0
Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:151.0) Gecko/20100101 Firefox/151.0
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_6) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/103.0.0.0 Safari/537.36 | ?0 | "macOS" | 10.11.6 | ".Not/A)Brand";v="99", "Google Chrome";v="103", "Chromium";v="103"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_12_6) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/103.0.0.0 Safari/537.36 | ?0 | "macOS" | 10.12.6 | ".Not/A)Brand";v="99", "Google Chrome";v="103", "Chromium";v="103"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_12_6) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/103.0.5060.134 Safari/537.36 OPR/89.0.4447.91 | ?0 | "macOS" | 10.12.6 | "Opera";v="89", "Chromium";v="103", "_Not:A-Brand";v="24"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_14_1) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/75.0.3770.142 Safari/537.36
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_14_6) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/87.0.4280.88 Safari/537.36 Edg/87.0.664.66
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_14_6) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/14.1.2 Safari/605.1.15
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_6) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/91.0.4450.0 Safari/537.36 LarkUrl
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/107.0.0.0 Safari/537.36 | ?0 | "Linux" |  | "Chromium";v="147", "Not.A/Brand";v="8"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/109.0.0.0 Safari/537.36 | ?0 | "macOS" | 14.4.1 | "Not_A Brand";v="99", "Google Chrome";v="109", "Chromium";v="109"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/112.0.0.0 Safari/537.36 | ?0 | "macOS" | 14.4.1 | "Chromium";v="112", "Google Chrome";v="112", "Not:A-Brand";v="99"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/112.0.0.0 Safari/537.36 | ?0 | "macOS" | 14.5.0 | "Chromium";v="112", "Google Chrome";v="112", "Not:A-Brand";v="99"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/113.0.0.0 Safari/537.36 | ?0 | "macOS" | 14.4.1 | "Google Chrome";v="113", "Chromium";v="113", "Not-A.Brand";v="24"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/113.0.0.0 Safari/537.36 Edg/113.0.1774.57 | ?0 | "macOS" | 14.4.1 | "Microsoft Edge";v="113", "Chromium";v="113", "Not-A.Brand";v="24"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 | ?0 | "macOS" | 13.4.0 | "Not.A/Brand";v="8", "Chromium";v="114", "Google Chrome";v="114"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/115.0.0.0 Safari/537.36 | ?0 | "macOS" | 14.3.1 | "Not/A)Brand";v="99", "Google Chrome";v="115", "Chromium";v="115"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/116.0.0.0 Safari/537.36 | ?0 | "" |  | 
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/116.0.0.0 Safari/537.36 | ?0 | "macOS" | 10.13.6 | "Chromium";v="116", "Not)A;Brand";v="24", "Google Chrome";v="116"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/116.0.0.0 Safari/537.36 | ?0 | "macOS" | 15.7.5 | "Chromium";v="116", "Not)A;Brand";v="24", "Google Chrome";v="116"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/117.0.0.0 Safari/537.36 | ?0 | "macOS" | 12.7.2 | "Brave";v="117", "Not;A=Brand";v="8", "Chromium";v="117"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/117.0.0.0 Safari/537.36 | ?0 | "macOS" | 14.4.0 | "Google Chrome";v="117", "Not;A=Brand";v="8", "Chromium";v="117"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/118.0.0.0 Safari/537.36 | ?0 | "macOS" | 12.5.0 | "Chromium";v="118", "Google Chrome";v="118", "Not=A?Brand";v="99"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/118.0.0.0 Safari/537.36 | ?0 | "macOS" | 14.4.1 | "Chromium";v="118", "Google Chrome";v="118", "Not=A?Brand";v="99"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/119.0.0.0 Safari/537.36 | ?0 | "macOS" | 10.15.7 | "Chromium";v="119", "Google Chrome";v="119", "Lighthouse";v="11.6.0"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/119.0.0.0 Safari/537.36 | ?0 | "macOS" | 14.5.0 | "Google Chrome";v="119", "Chromium";v="119", "Not?A_Brand";v="24"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36 | ?0 | "macOS" | 11.0.1 | "Not_A Brand";v="8", "Chromium";v="120", "Google Chrome";v="120"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36 | ?0 | "macOS" | 14.4.1 | "Not_A Brand";v="8", "Chromium";v="120", "Google Chrome";v="120"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36 Edg/120.0.0.0 | ?0 | "macOS" | 13.6.6 | "Not_A Brand";v="8", "Chromium";v="120", "Microsoft Edge";v="120"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 YaBrowser/24.1.0.0 Safari/537.36 | ?0 | "macOS" | 12.2.1 | "Not_A Brand";v="8", "Chromium";v="120", "YaBrowser";v="24.1", "Yowser";v="2.5", "YaBrowserCorp";v="120.0"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 YaBrowser/24.1.0.0 Safari/537.36 | ?0 | "macOS" | 14.4.1 | "Not_A Brand";v="8", "Chromium";v="120", "YaBrowser";v="24.1", "Yowser";v="2.5"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/121.0.0.0 Safari/537.36 | ?0 | "Linux" |  | "HeadlessChrome";v="117", "Not;A=Brand";v="8", "Chromium";v="117"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/121.0.0.0 Safari/537.36 | ?0 | "macOS" | 11.1.0 | "Not A(Brand";v="99", "Google Chrome";v="121", "Chromium";v="121"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/121.0.0.0 Safari/537.36 | ?0 | "macOS" | 14.6.1 | "Not A(Brand";v="99", "Google Chrome";v="121", "Chromium";v="121"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/121.0.0.0 Safari/537.36 OPR/107.0.0.0 | ?0 | "macOS" | 13.0.0 | "Not A(Brand";v="99", "Opera GX";v="107", "Chromium";v="121"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/121.0.0.0 Safari/537.36 OPR/107.0.0.0 | ?0 | "macOS" | 14.4.1 | "Not A(Brand";v="99", "Opera GX";v="107", "Chromium";v="121"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/121.0.0.0 Safari/537.36 OPR/107.0.0.0 (Edition std-1) | ?0 | "macOS" | 12.7.4 | "Not A(Brand";v="99", "Opera GX";v="107", "Chromium";v="121"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/122.0.0.0 Safari/537.36 | ?0 | "macOS" | 11.2.2 | "Chromium";v="122", "Not(A:Brand";v="24", "Google Chrome";v="122"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/122.0.0.0 Safari/537.36 | ?0 | "macOS" | 14.5.0 | "Chromium";v="122", "Not(A:Brand";v="24", "Google Chrome";v="122"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/122.0.0.0 Safari/537.36 Edg/122.0.0.0 | ?0 | "macOS" | 14.4.1 | "Chromium";v="122", "Not(A:Brand";v="24", "Microsoft Edge";v="122"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0.0.0 Safari/537.36 | ?0 | "macOS" | 5.15.133 | "Google Chrome";v="123", "Not:A-Brand";v="8", "Chromium";v="123"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0.0.0 Safari/537.36 | ?0 | "macOS" | 14.4.1 | "Google Chrome";v="123", "Not:A-Brand";v="8", "Chromium";v="123"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0.0.0 Safari/537.36 Edg/123.0.0.0 | ?0 | "macOS" | 12.4.0 | "Microsoft Edge";v="123", "Not:A-Brand";v="8", "Chromium";v="123"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0.0.0 Safari/537.36 Edg/123.0.0.0 | ?0 | "macOS" | 14.4.1 | "Microsoft Edge";v="123", "Not:A-Brand";v="8", "Chromium";v="123"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0.0.0 Safari/537.36 OPR/109.0.0.0 | ?0 | "macOS" | 13.3.0 | "Opera";v="109", "Not:A-Brand";v="8", "Chromium";v="123"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0.0.0 Safari/537.36 OPR/109.0.0.0 | ?0 | "macOS" | 14.4.1 | "Opera";v="109", "Not:A-Brand";v="8", "Chromium";v="123"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0.0.0 Safari/537.36 OPR/109.0.0.0 (Edition Yx 05) | ?0 | "macOS" | 14.4.1 | "Opera";v="109", "Not:A-Brand";v="8", "Chromium";v="123"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0.0.0 Safari/537.36 OPR/109.0.0.0 (Edition std-1) | ?0 | "macOS" | 14.4.1 | "Opera GX";v="109", "Not:A-Brand";v="8", "Chromium";v="123"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36 | ?0 | "macOS" | 10.15.3 | "Chromium";v="124", "Google Chrome";v="124", "Not-A.Brand";v="99"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36 | ?0 | "macOS" | 14.5.0 | "Chromium";v="124", "Google Chrome";v="124", "Not-A.Brand";v="99"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36 Edg/124.0.0.0 | ?0 | "macOS" | 10.15.6 | "Chromium";v="124", "Microsoft Edge";v="124", "Not-A.Brand";v="99"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36 Edg/124.0.0.0 | ?0 | "macOS" | 14.5.0 | "Chromium";v="124", "Microsoft Edge";v="124", "Not-A.Brand";v="99"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36 OPR/110.0.0.0 | ?0 | "macOS" | 14.4.1 | "Chromium";v="124", "Opera";v="110", "Not-A.Brand";v="99"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0.0.0 Safari/537.36 | ?0 | "macOS" | 11.3.1 | "Google Chrome";v="125", "Chromium";v="125", "Not.A/Brand";v="24"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0.0.0 Safari/537.36 | ?0 | "macOS" | 14.5.0 | "Google Chrome";v="125", "Chromium";v="125", "Not.A/Brand";v="24"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0.0.0 Safari/537.36 Edg/125.0.0.0 | ?0 | "macOS" | 14.4.1 | "Microsoft Edge";v="125", "Chromium";v="125", "Not.A/Brand";v="24"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0.0.0 Safari/537.36 OPR/111.0.0.0 (Edition developer) | ?0 | "macOS" | 14.5.0 | "Opera";v="111", "Chromium";v="125", "Not.A/Brand";v="24"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0.6422.60 Safari/537.36
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 | ?0 | "macOS" | 12.3.0 | "Not/A)Brand";v="8", "Chromium";v="126", "Google Chrome";v="126"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 | ?0 | "macOS" | 14.5.0 | "Not/A)Brand";v="8", "Chromium";v="126", "Google Chrome";v="126"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0 | ?0 | "macOS" | 13.2.0 | "Not/A)Brand";v="8", "Chromium";v="126", "Microsoft Edge";v="126"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 OPR/112.0.0.0 | ?0 | "macOS" | 14.1.2 | "Not/A)Brand";v="8", "Chromium";v="126", "Opera";v="112"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/127.0.0.0 Safari/537.36 | ?0 | "macOS" | 11.2.0 | "Not)A;Brand";v="99", "Google Chrome";v="127", "Chromium";v="127"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/127.0.0.0 Safari/537.36 | ?0 | "macOS" | 15.7.4 | "Chromium";v="127", "Not)A;Brand";v="99"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Safari/537.36 | ?0 | "macOS" | 10.15.5 | "Chromium";v="128", "Not;A=Brand";v="24", "Google Chrome";v="128"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Safari/537.36 | ?0 | "macOS" | 15.0.0 | "Chromium";v="128", "Not;A=Brand";v="24", "Google Chrome";v="128"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0 Safari/537.36 | ?0 | "macOS" | 15.0.0 | "Google Chrome";v="129", "Not=A?Brand";v="8", "Chromium";v="129"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 | ?0 | "macOS" | 26.4.1 | "Not?A_Brand";v="99", "Chromium";v="130"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 | ?0 | "macOS" |  | "Chromium";v="131", "Google Chrome";v="131", "Not_A Brand";v="24"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/135.0.0.0 Safari/537.36 | ?0 | "macOS" | 26.2.0 | "Chromium";v="135", "Not-A.Brand";v="8"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36 | ?0 | "macOS" | 11.5.1 | "Not)A;Brand";v="8", "Chromium";v="138", "Google Chrome";v="138"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36 | ?0 | "macOS" | 26.4.1 | "Not)A;Brand";v="8", "Chromium";v="138", "Google Chrome";v="138"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.7204.235 Safari/537.36
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36 | ?0 | "macOS" | 26.4.0 | "Not;A=Brand";v="99", "Google Chrome";v="139", "Chromium";v="139"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 | ?0 | "macOS" | 26.3.1 | "Chromium";v="140", "Not=A?Brand";v="24", "Google Chrome";v="140"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 | ?0 | "macOS" | 14.3.0 | "Google Chrome";v="141", "Not?A_Brand";v="8", "Chromium";v="141"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 | ?0 | "macOS" | 26.3.1 | "Brave";v="141", "Not?A_Brand";v="8", "Chromium";v="141"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 | ?0 | "macOS" | 13.7.8 | "Chromium";v="142", "Google Chrome";v="142", "Not_A Brand";v="99"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 | ?0 | "macOS" | 26.4.1 | "Chromium";v="142", "Brave";v="142", "Not_A Brand";v="99"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36 | ?0 | "macOS" | 12.5.0 | "Google Chrome";v="143", "Chromium";v="143", "Not A(Brand";v="24"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36 | ?0 | "macOS" | 26.4.1 | "Google Chrome";v="143", "Chromium";v="143", "Not A(Brand";v="24"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/144.0.0.0 Safari/537.36 | ?0 | "macOS" | 12.4.0 | "Not(A:Brand";v="8", "Chromium";v="144", "Google Chrome";v="144"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/144.0.0.0 Safari/537.36 | ?0 | "macOS" | 26.4.1 | "Not(A:Brand";v="8", "Chromium";v="144", "Brave";v="144"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/145.0.0.0 Safari/537.36 | ?0 | "macOS" | 13.1.0 | "Not:A-Brand";v="99", "Google Chrome";v="145", "Chromium";v="145"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/145.0.0.0 Safari/537.36 | ?0 | "macOS" | 26.4.1 | "Not:A-Brand";v="99", "Google Chrome";v="145", "Chromium";v="145"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36 | ?0 | "macOS" | 12.7.4 | "Chromium";v="146", "Not-A.Brand";v="24", "Google Chrome";v="146"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36 | ?0 | "macOS" | 26.4.1 | "Chromium";v="146", "Not-A.Brand";v="24", "Google Chrome";v="146"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36 | ?0 | "macOS" | 12.1.0 | "Google Chrome";v="147", "Not.A/Brand";v="8", "Chromium";v="147"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36 | ?0 | "macOS" | 26.5.0 | "Google Chrome";v="147", "Not.A/Brand";v="8", "Chromium";v="147"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36 Edg/147.0.0.0 | ?0 | "macOS" | 15.7.3 | "Microsoft Edge";v="147", "Not.A/Brand";v="8", "Chromium";v="147"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36 Edg/147.0.0.0 | ?0 | "macOS" | 26.4.1 | "Microsoft Edge";v="147", "Not.A/Brand";v="8", "Chromium";v="147"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36 | ?0 | "macOS" | 14.6.0 | "Chromium";v="148", "Google Chrome";v="148", "Not/A)Brand";v="99"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36 | ?0 | "macOS" | 26.4.1 | "Chromium";v="148", "Google Chrome";v="148", "Not/A)Brand";v="99"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Safari/537.36 | ?0 | "macOS" | 26.3.1 | "Google Chrome";v="149", "Chromium";v="149", "Not)A;Brand";v="24"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Safari/537.36 | ?0 | "macOS" | 26.5.0 | "Google Chrome";v="149", "Chromium";v="149", "Not)A;Brand";v="24"
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/13.1.3 Safari/605.1.15
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/14.1.2 Safari/605.1.15
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6.1 Safari/605.1.15
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.6 Safari/605.1.15
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.5 Safari/605.1.15
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_8) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/15.6.1 Safari/605.1.15
Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/119.0.0.0 Safari/537.36 | ?0 | "Windows" | 10.0.0 | "Google Chrome";v="119", "Chromium";v="119", "Not?A_Brand";v="24"
Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36 | ?0 | "Windows" | 10.0.0 | "Not_A Brand";v="8", "Chromium";v="120", "Google Chrome";v="120"
Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36 | ?0 | "Windows" | 15.0.0 | "Not_A Brand";v="8", "Chromium";v="120", "Google Chrome";v="120"
Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/121.0.0.0 Safari/537.36 | ?0 | "Windows" | 13.0.0 | "Not A(Brand";v="99", "Google Chrome";v="121", "Chromium";v="121"
Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/122.0.0.0 Safari/537.36 | ?0 | "Windows" | 10.0.0 | "Chromium";v="122", "Not(A:Brand";v="24", "Google Chrome";v="122"
Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0.0.0 Safari/537.36 | ?0 | "Windows" | 14.0.0 | "Google Chrome";v="123", "Not:A-Brand";v="8", "Chromium";v="123"
Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36 | ?0 | "Windows" | 10.0.0 | "Chromium";v="124", "Google Chrome";v="124", "Not-A.Brand";v="99"
Mozilla/5.0 (Windows NT 10.0; WOW64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/102.0.0.0 Safari/537.36 | ?0 | "Windows" | 15.0.0 | " Not A;Brand";v="99", "Chromium";v="102"
Mozilla/5.0 (Windows NT 10.0; WOW64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/94.0.4606.71 Safari/537.36 SE 2.X MetaSr 1.0 | ?0 | "Windows" | 10.0.0 | ";Not A Brand";v="99", "Chromium";v="94"
Mozilla/5.0 (Windows NT 10.0; WOW64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/132.0.6788.76 Safari/537.36 | ?0 | "Windows" | 10 | "Not/A)Brand";v="8", "Chromium";v="132", "Google Chrome";v="132"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/100.0.4896.127 Safari/537.36 Edg/100.0.1185.44 | ?0 | "Windows" | 10.0.0 | " Not A;Brand";v="99", "Chromium";v="100", "Microsoft Edge";v="100"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/100.0.4896.60 Safari/537.36 | ?0 | "Windows" |  | "Chromium";v="124", "HeadlessChrome";v="124", "Not-A.Brand";v="99"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/103.0.0.0 Safari/537.36 | ?0 | "Windows" | 10.0.0 | ".Not/A)Brand";v="99", "Google Chrome";v="103", "Chromium";v="103"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/104.0.0.0 Safari/537.36 | ?0 | "Windows" | 8.0.0 | "Chromium";v="104", " Not A;Brand";v="99", "Google Chrome";v="104"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/104.0.0.0 Safari/537.36 | ?0 | "Windows" | 15.0.0 | "Chromium";v="104", " Not A;Brand";v="99", "Google Chrome";v="104"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/106.0.0.0 Atom/26.0.0.0 Safari/537.36 | ?0 | "Windows" | 3.0.0 | "Chromium";v="106", "Atom";v="26", "Not;A=Brand";v="99"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/106.0.0.0 Atom/26.0.0.0 Safari/537.36 | ?0 | "Windows" | 10.0.0 | "Chromium";v="106", "Atom";v="26", "Not;A=Brand";v="99"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/106.0.0.0 Safari/537.36 | ?0 | "Windows" | 15.0.0 | "Chromium";v="106", "Google Chrome";v="106", "Not;A=Brand";v="99"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/108.0.0.0 Safari/537.36 | ?0 | "Windows" | 0.1.0 | "Not?A_Brand";v="8", "Chromium";v="108", "Google Chrome";v="108"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/108.0.0.0 Safari/537.36 | ?0 | "Windows" | 15.0.0 | "Not?A_Brand";v="8", "Chromium";v="108"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/109.0.0.0 Safari/537.36 | ?0 | "Windows" | 0.1.0 | "Not_A Brand";v="99", "Google Chrome";v="109", "Chromium";v="109"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/109.0.0.0 Safari/537.36 | ?0 | "Windows" | 10.0.0 | "Not_A Brand";v="99", "Google Chrome";v="109", "Chromium";v="109"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/109.0.0.0 Safari/537.36 Avast/109.0.19817.75 | ?0 | "Windows" | 15.0.0 | "Not_A Brand";v="99", "Avast Secure Browser";v="109", "Chromium";v="109"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/109.0.0.0 Safari/537.36 SLBrowser/9.0.3.1311 SLBChan/105 | ?0 | "Windows" | 15.0.0 | "Chromium";v="9", "Not?A_Brand";v="8"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/110.0.0.0 Safari/537.36 | ?0 | "Windows" | 10.0.0 | "Chromium";v="110", "Not A(Brand";v="24", "Google Chrome";v="110"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/112.0.0.0 Safari/537.36 | ?0 | "Windows" | 10.0 | "Chromium";v="112", "Google Chrome";v="112", ";Not A Brand";v="99"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/112.0.0.0 Safari/537.36 | ?0 | "Windows" | 17.0.0 | "Chromium";v="112", "Google Chrome";v="112", "Not:A-Brand";v="99"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/113.0.0.0 Safari/537.36 | ?0 | "Windows" | 19.0.0 | "Google Chrome";v="113", "Chromium";v="113", "Not-A.Brand";v="24"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/113.0.5672.0 Safari/537.36 | ?0 | "Windows" | 10.0 | "Google Chrome";v="113", "Chromium";v="113", ";Not A Brand";v="99"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 | ?0 | "Windows" | 10.0.0 | "Not.A/Brand";v="8", "Chromium";v="114", "Google Chrome";v="114"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 | ?0 | "Windows" | 15.0.0 | "Not.A/Brand";v="8", "Chromium";v="114", "Google Chrome";v="114"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/115.0.0.0 Safari/537.36 | ?0 | "Windows" | 10.0.0 | "Not/A)Brand";v="99", "Google Chrome";v="115", "Chromium";v="115"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/116.0.0.0 Safari/537.36
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/116.0.0.0 Safari/537.36 | ?0 | "Windows" | 10.0.0 | "Chromium";v="116", "Not)A;Brand";v="24", "Google Chrome";v="116"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/116.0.0.0 Safari/537.36 | ?0 | "Windows" | 15.0.0 | "Chromium";v="116", "Not)A;Brand";v="24", "Google Chrome";v="116"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/117.0.0.0 Safari/537.36 | ?0 | "Windows" | 10.0.0 | "Chromium";v="117", "Not;A=Brand";v="8"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/117.0.0.0 Safari/537.36 | ?0 | "Windows" | 15.0.0 | "Google Chrome";v="117", "Not;A=Brand";v="8", "Chromium";v="117"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/118.0.0.0 Safari/537.36 | ?0 | "Windows" | 10.0.0 | "Chromium";v="118", "Google Chrome";v="118", "Not=A?Brand";v="99"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/118.0.0.0 Safari/537.36 | ?0 | "Windows" | 15.0.0 | "Not=A?Brand";v="99", "Chromium";v="118"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/119.0.0.0 Safari/537.36 | ?0 | "Windows" | 10.0.0 | "Google Chrome";v="119", "Chromium";v="119", "Not?A_Brand";v="24"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/119.0.0.0 Safari/537.36 | ?0 | "Windows" | 15.0.0 | "Chromium";v="119", "Not?A_Brand";v="24"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/119.0.0.0 Safari/537.36 Edg/119.0.0.0 | ?0 | "Windows" | 14.0.0 | "Microsoft Edge";v="119", "Chromium";v="119", "Not?A_Brand";v="24"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36 | ?0 | "Windows" | 0.1.0 | "Not_A Brand";v="8", "Chromium";v="120"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36 | ?0 | "Windows" | 15.0.0 | "Not_A Brand";v="8", "Chromium";v="120", "Google Chrome";v="120"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36 Edg/120.0.0.0 | ?0 | "Windows" | 14.0.0 | "Not_A Brand";v="8", "Chromium";v="120", "Microsoft Edge";v="120"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36 Edg/120.0.0.0 | ?0 | "Windows" | 15.0.0 | "Not_A Brand";v="8", "Chromium";v="120", "Microsoft Edge";v="120"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 YaBrowser/24.1.0.0 Safari/537.36 | ?0 | "Windows" | 14.0.0 | "Not_A Brand";v="8", "Chromium";v="120", "YaBrowser";v="24.1", "Yowser";v="2.5"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/121.0.0.0 Safari/537.36 | ?0 | "Windows" | 5.0.0 | "Not A(Brand";v="99", "Google Chrome";v="121", "Chromium";v="121"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/121.0.0.0 Safari/537.36 | ?0 | "Windows" | 19.0.0 | "Not A(Brand";v="99", "Google Chrome";v="121", "Chromium";v="121"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/121.0.0.0 Safari/537.36 Edg/121.0.0.0 | ?0 | "Windows" | 10.0.0 | "Not A(Brand";v="99", "Microsoft Edge";v="121", "Chromium";v="121"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/121.0.0.0 Safari/537.36 Edg/121.0.0.0 | ?0 | "Windows" | 15.0.0 | "Not A(Brand";v="99", "Microsoft Edge";v="121", "Chromium";v="121"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/121.0.0.0 Safari/537.36 OPR/107.0.0.0 | ?0 | "Windows" | 10.0.0 | "Not A(Brand";v="99", "Opera GX";v="107", "Chromium";v="121"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/121.0.0.0 Safari/537.36 OPR/107.0.0.0 | ?0 | "Windows" | 15.0.0 | "Not A(Brand";v="99", "Opera GX";v="107", "Chromium";v="121"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/121.0.0.0 Safari/537.36 OPR/107.0.0.0 (Edition std-1) | ?0 | "Windows" | 10.0.0 | "Not A(Brand";v="99", "Opera GX";v="107", "Chromium";v="121"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/121.0.0.0 Safari/537.36 OPR/107.0.0.0 (Edition std-1) | ?0 | "Windows" | 15.0.0 | "Not A(Brand";v="99", "Opera GX";v="107", "Chromium";v="121"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/122.0.0.0 Safari/537.36 | ?0 | "Windows" | 10.0.0 | "Chromium";v="122", "Not(A:Brand";v="24", "Google Chrome";v="122"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/122.0.0.0 Safari/537.36 | ?0 | "Windows" | 19.0.0 | "Chromium";v="122", "Not(A:Brand";v="24", "Google Chrome";v="122"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/122.0.0.0 Safari/537.36 Edg/122.0.0.0 | ?0 | "Windows" | 10.0.0 | "Chromium";v="122", "Not(A:Brand";v="24", "Microsoft Edge";v="122"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/122.0.0.0 Safari/537.36 Edg/122.0.0.0 | ?0 | "Windows" | 15.0.0 | "Chromium";v="122", "Not(A:Brand";v="24", "Microsoft Edge";v="122"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/122.0.0.0 Safari/537.36 OPR/108.0.0.0 | ?0 | "Windows" | 10.0.0 | "Chromium";v="122", "Not(A:Brand";v="24", "Opera";v="108"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/122.0.0.0 Whale/3.25.232.19 Safari/537.36 | ?0 | "Windows" | 10.0.0 | "Whale";v="3", "Not-A.Brand";v="8", "Chromium";v="122"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/122.0.0.0 Whale/3.25.232.19 Safari/537.36 | ?0 | "Windows" | 15.0.0 | "Whale";v="3", "Not-A.Brand";v="8", "Chromium";v="122"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/122.0.0.0 YaBrowser/24.4.0.0 Safari/537.36 | ?0 | "Windows" | 0.1.0 | "Chromium";v="122", "Not(A:Brand";v="24", "YaBrowser";v="24.4", "Yowser";v="2.5"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/122.0.0.0 YaBrowser/24.4.0.0 Safari/537.36 | ?0 | "Windows" | 15.0.0 | "Chromium";v="122", "Not(A:Brand";v="24", "YaBrowser";v="24.4", "Yowser";v="2.5"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0.0.0 Safari/537.36 | ?0 | "Windows" | 3.0.0 | "Google Chrome";v="123", "Not:A-Brand";v="8", "Chromium";v="123"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0.0.0 Safari/537.36 | ?0 | "Windows" | 15.0.0 | "Google Chrome";v="123", "Not:A-Brand";v="8", "Chromium";v="123"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0.0.0 Safari/537.36 AVG/123.0.0.0 | ?0 | "Windows" | 10.0.0 | "AVG Secure Browser";v="123", "Not:A-Brand";v="8", "Chromium";v="123"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0.0.0 Safari/537.36 AVG/123.0.0.0 | ?0 | "Windows" | 15.0.0 | "AVG Secure Browser";v="123", "Not:A-Brand";v="8", "Chromium";v="123"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0.0.0 Safari/537.36 Avast/123.0.0.0 | ?0 | "Windows" | 10.0.0 | "Avast Secure Browser";v="123", "Not:A-Brand";v="8", "Chromium";v="123"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0.0.0 Safari/537.36 Avast/123.0.0.0 | ?0 | "Windows" | 15.0.0 | "Avast Secure Browser";v="123", "Not:A-Brand";v="8", "Chromium";v="123"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0.0.0 Safari/537.36 Edg/123.0.0.0 | ?0 | "Windows" | 10.0.0 | "Microsoft Edge";v="123", "Not:A-Brand";v="8", "Chromium";v="123"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0.0.0 Safari/537.36 Edg/123.0.0.0 | ?0 | "Windows" | 15.0.0 | "Microsoft Edge";v="123", "Not:A-Brand";v="8", "Chromium";v="123"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0.0.0 Safari/537.36 OPR/109.0.0.0 | ?0 | "Windows" | 8.0.0 | "Opera";v="109", "Not:A-Brand";v="8", "Chromium";v="123"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0.0.0 Safari/537.36 OPR/109.0.0.0 | ?0 | "Windows" | 19.0.0 | "Opera GX";v="109", "Not:A-Brand";v="8", "Chromium";v="123"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0.0.0 Safari/537.36 OPR/109.0.0.0 (Edition ASUS) | ?0 | "Windows" | 15.0.0 | "Opera GX";v="109", "Not:A-Brand";v="8", "Chromium";v="123"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0.0.0 Safari/537.36 OPR/109.0.0.0 (Edition Campaign 34) | ?0 | "Windows" | 10.0.0 | "Opera GX";v="109", "Not:A-Brand";v="8", "Chromium";v="123"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0.0.0 Safari/537.36 OPR/109.0.0.0 (Edition Yx GX) | ?0 | "Windows" | 10.0.0 | "Opera GX";v="109", "Not:A-Brand";v="8", "Chromium";v="123"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0.0.0 Safari/537.36 OPR/109.0.0.0 (Edition std-1) | ?0 | "Windows" | 10.0.0 | "Opera GX";v="109", "Not:A-Brand";v="8", "Chromium";v="123"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0.0.0 Safari/537.36 OPR/109.0.0.0 (Edition std-1) | ?0 | "Windows" | 15.0.0 | "Opera GX";v="109", "Not:A-Brand";v="8", "Chromium";v="123"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0.0.0 Safari/537.36 OPR/109.0.0.0 (Edition std-2) | ?0 | "Windows" | 15.0.0 | "Opera GX";v="109", "Not:A-Brand";v="8", "Chromium";v="123"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36 | ?0 | "Win32" | 10.0.0 | "Google Chrome";v="124", "Not:A-Brand";v="8", "Chromium";v="124"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36 | ?0 | "Windows" | 1.0.0 | "Chromium";v="124", "Google Chrome";v="124", "Not-A.Brand";v="99"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36 | ?0 | "Windows" | 19.0.0 | "Chromium";v="124", "Google Chrome";v="124", "Not-A.Brand";v="99"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36 | ?0 | "macOS" |  | "Chromium";v="124", "Google Chrome";v="124", "Not-A.Brand";v="99"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36 AVG/124.0.0.0 | ?0 | "Windows" | 15.0.0 | "Chromium";v="124", "AVG Secure Browser";v="124", "Not-A.Brand";v="99"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36 Avast/124.0.0.0 | ?0 | "Windows" | 8.0.0 | "Chromium";v="124", "Avast Secure Browser";v="124", "Not-A.Brand";v="99"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36 Avast/124.0.0.0 | ?0 | "Windows" | 15.0.0 | "Chromium";v="124", "Avast Secure Browser";v="124", "Not-A.Brand";v="99"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36 Edg/124.0.0.0 | ?0 | "Windows" | 6.0.0 | "Chromium";v="124", "Microsoft Edge";v="124", "Not-A.Brand";v="99"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36 Edg/124.0.0.0 | ?0 | "Windows" | 17.0.0 | "Chromium";v="124", "Microsoft Edge";v="124", "Not-A.Brand";v="99"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36 Norton/124.0.0.0 | ?0 | "Windows" | 15.0.0 | "Chromium";v="124", "Norton Private Browser";v="124", "Not-A.Brand";v="99"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36 OPR/110.0.0.0 | ?0 | "Windows" | 15.0.0 | "Chromium";v="124", "Opera";v="110", "Not-A.Brand";v="99"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Whale/3.26.244.14 Safari/537.36 | ?0 | "Windows" | 10.0.0 | "Whale";v="3", "Not-A.Brand";v="8", "Chromium";v="124"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0.0.0 Safari/537.36 | ?0 | "Windows" | 8.0.0 | "Google Chrome";v="125", "Chromium";v="125", "Not.A/Brand";v="24"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0.0.0 Safari/537.36 | ?0 | "Windows" | 19.0.0 | "Google Chrome";v="125", "Chromium";v="125", "Not.A/Brand";v="24"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0.0.0 Safari/537.36 Edg/125.0.0.0 | ?0 | "Windows" | 15.0.0 | "Microsoft Edge";v="125", "Chromium";v="125", "Not.A/Brand";v="24"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0.0.0 Safari/537.36 Edg/125.0.0.0 | ?0 | "Windows" | 19.0.0 | "Microsoft Edge";v="125", "Chromium";v="125", "Not.A/Brand";v="24"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 | ?0 | "Windows" | 10.0.0 | "Not/A)Brand";v="8", "Chromium";v="126"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 | ?0 | "Windows" | 15.0.0 | "Not/A)Brand";v="8", "Chromium";v="126", "Google Chrome";v="126"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0 | ?0 | "Windows" | 15.0.0 | "Not/A)Brand";v="8", "Chromium";v="126", "Microsoft Edge";v="126"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 OPR/112.0.0.0 | ?0 | "Windows" | 15.0.0 | "Not/A)Brand";v="8", "Chromium";v="126", "Opera";v="112"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 OPR/112.0.0.0 (Edition utorrent) | ?0 | "Windows" | 15.0.0 | "Not/A)Brand";v="8", "Chromium";v="126", "Opera";v="112"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Whale/3.27.254.15 Safari/537.36 | ?0 | "Windows" | 15.0.0 | "Whale";v="3", "Not-A.Brand";v="8", "Chromium";v="126"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 YaBrowser/24.7.0.0 Safari/537.36 | ?0 | "Windows" | 15.0.0 | "Not/A)Brand";v="8", "Chromium";v="126", "YaBrowser";v="24.7", "Yowser";v="2.5"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/127.0.0.0 Safari/537.36 | ?0 | "Windows" | 10.0.0 | "Not)A;Brand";v="99", "Google Chrome";v="127", "Chromium";v="127"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/127.0.0.0 Safari/537.36 | ?0 | "Windows" | 19.0.0 | "Not)A;Brand";v="99", "Google Chrome";v="127", "Chromium";v="127"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/127.0.0.0 Safari/537.36 Edg/127.0.0.0 | ?0 | "Windows" | 10.0.0 | "Not)A;Brand";v="99", "Microsoft Edge";v="127", "Chromium";v="127"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/127.0.0.0 Safari/537.36 Edg/127.0.0.0 | ?0 | "Windows" | 15.0.0 | "Not)A;Brand";v="99", "Microsoft Edge";v="127", "Chromium";v="127"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Safari/537.36 | ?0 | "Windows" | 3.0.0 | "Chromium";v="128", "Not;A=Brand";v="24", "Google Chrome";v="128"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Safari/537.36 | ?0 | "Windows" | 19.0.0 | "Chromium";v="128", "Not;A=Brand";v="24", "Google Chrome";v="128"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Safari/537.36 Edg/128.0.0.0 | ?0 | "Windows" | 10.0.0 | "Chromium";v="128", "Not;A=Brand";v="24", "Microsoft Edge";v="128"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Safari/537.36 Edg/128.0.0.0 | ?0 | "Windows" | 19.0.0 | "Chromium";v="128", "Not;A=Brand";v="24", "Microsoft Edge";v="128"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0 Safari/537.36 Edg/129.0.0.0 | ?0 | "Windows" | 10.0.0 | "Microsoft Edge";v="129", "Not=A?Brand";v="8", "Chromium";v="129"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0 Safari/537.36 Edg/129.0.0.0 | ?0 | "Windows" | 15.0.0 | "Microsoft Edge";v="129", "Not=A?Brand";v="8", "Chromium";v="129"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 | ?0 | "Windows" | 10.0.0 | "Chromium";v="130", "Google Chrome";v="130", "Not?A_Brand";v="99"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 | ?0 | "Windows" | 19.0.0 | "Chromium";v="130", "Google Chrome";v="130", "Not?A_Brand";v="99"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 | ?0 | "Windows" | 10.0 | "Not:A-Brand";v="99", "HeadlessChrome";v="145", "Chromium";v="145"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 | ?0 | "Windows" | 19.0.0 | "Google Chrome";v="131", "Chromium";v="131", "Not_A Brand";v="24"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/132.0.0.0 Safari/537.36 | ?0 | "Windows" | 15.0.0 | "Not A(Brand";v="8", "Chromium";v="132", "Google Chrome";v="132"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/133.0.0.0 Safari/537.36 | ?0 | "Windows" | 7.0.0 | "Not(A:Brand";v="99", "Google Chrome";v="133", "Chromium";v="133"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/133.0.0.0 Safari/537.36 | ?0 | "Windows" | 19.0.0 | "Not(A:Brand";v="99", "Google Chrome";v="133", "Chromium";v="133"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/134.0.0.0 Safari/537.36 | ?0 | "Windows" | 0.1.0 | "Chromium";v="134", "Not:A-Brand";v="24", "Google Chrome";v="134"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/134.0.0.0 Safari/537.36 | ?0 | "Windows" | 19.0.0 | "Chromium";v="134", "Not:A-Brand";v="24", "Google Chrome";v="134"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/135.0.0.0 Safari/537.36 | ?0 | "Windows" | 10.0.0 | "Chromium";v="135", "Not-A.Brand";v="8"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/135.0.0.0 Safari/537.36 | ?0 | "Windows" | 19.0.0 | "Google Chrome";v="135", "Not-A.Brand";v="8", "Chromium";v="135"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/135.0.0.0 Safari/537.36 Edg/135.0.3179.54 | ?0 | "Windows" | 10.0 | "Chromium";v="145", "Not:A-Brand";v="99"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/136.0.0.0 Safari/537.36 | ?0 | "Windows" | 10.0.0 | "Chromium";v="136", "Google Chrome";v="136", "Not.A/Brand";v="99"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/136.0.0.0 Safari/537.36 | ?0 | "Windows" | 19.0.0 | "Chromium";v="136", "Google Chrome";v="136", "Not.A/Brand";v="99"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Safari/537.36 | ?0 | "Windows" | 10.0.0 | "Google Chrome";v="137", "Chromium";v="137", "Not/A)Brand";v="24"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Safari/537.36 | ?0 | "Windows" | 19.0.0 | "Google Chrome";v="137", "Chromium";v="137", "Not/A)Brand";v="24"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36 | ?0 | "Windows" | 10.0.0 | "Not)A;Brand";v="8", "Chromium";v="138", "Google Chrome";v="138"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36 | ?0 | "Windows" | 19.0.0 | "Not)A;Brand";v="8", "Chromium";v="138", "Google Chrome";v="138"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0 | ?0 | "Windows" | 10.0.0 | "Not)A;Brand";v="8", "Chromium";v="138", "Microsoft Edge";v="138"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36 | ?0 | "Windows" | 10.0.0 | "Not;A=Brand";v="99", "Google Chrome";v="139", "Chromium";v="139"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36 | ?0 | "Windows" | 19.0.0 | "Not;A=Brand";v="99", "Google Chrome";v="139", "Chromium";v="139"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 | ?0 | "Windows" | 10.0.0 | "Chromium";v="140", "Not=A?Brand";v="24", "Google Chrome";v="140"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 | ?0 | "Windows" | 19.0.0 | "Chromium";v="140", "Not=A?Brand";v="24", "Google Chrome";v="140"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 | ?0 | "Windows" | 10.0.0 | "Google Chrome";v="141", "Not?A_Brand";v="8", "Chromium";v="141"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 | ?0 | "Windows" | 19.0.0 | "Google Chrome";v="141", "Not?A_Brand";v="8", "Chromium";v="141"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 | ?0 | "Windows" | 8.0.0 | "Chromium";v="142", "Google Chrome";v="142", "Not_A Brand";v="99"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 | ?0 | "Windows" | 19.0.0 | "Not_A Brand";v="99", "Chromium";v="142"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0 | ?0 | "Windows" | 10.0.0 | "Chromium";v="142", "Microsoft Edge";v="142", "Not_A Brand";v="99"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0 | ?0 | "Windows" | 19.0.0 | "Chromium";v="142", "Microsoft Edge";v="142", "Not_A Brand";v="99"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36 | ?0 | "Windows" | 10.0.0 | "Google Chrome";v="143", "Chromium";v="143", "Not A(Brand";v="24"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36 | ?0 | "Windows" | 19.0.0 | "Google Chrome";v="143", "Chromium";v="143", "Not A(Brand";v="24"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36 Edg/143.0.0.0 | ?0 | "Windows" | 10.0.0 | "Microsoft Edge";v="143", "Chromium";v="143", "Not A(Brand";v="24"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36 Edg/143.0.0.0 | ?0 | "Windows" | 19.0.0 | "Microsoft Edge";v="143", "Chromium";v="143", "Not A(Brand";v="24"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/144.0.0.0 Safari/537.36 | ?0 | "Windows" | 10.0.0 | "Google Chrome";v="144", "Chromium";v="144", "Not(A:Brand";v="99"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/144.0.0.0 Safari/537.36 | ?0 | "Windows" | 19.0.0 | "Not(A:Brand";v="8", "Chromium";v="144", "Google Chrome";v="144"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/144.0.0.0 Safari/537.36 Edg/144.0.0.0 | ?0 | "Windows" | 10.0.0 | "Not(A:Brand";v="8", "Chromium";v="144", "Microsoft Edge";v="144"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/144.0.0.0 Safari/537.36 Edg/144.0.0.0 | ?0 | "Windows" | 19.0.0 | "Not(A:Brand";v="8", "Chromium";v="144", "Microsoft Edge";v="144"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/145.0.0.0 Safari/537.36 | ?0 | "Windows" | 4.0.0 | "Not:A-Brand";v="99", "Google Chrome";v="145", "Chromium";v="145"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/145.0.0.0 Safari/537.36 | ?0 | "Windows" | 19.0.0 | "Not:A-Brand";v="99", "Google Chrome";v="145", "Chromium";v="145"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/145.0.0.0 Safari/537.36 Edg/145.0.0.0 | ?0 | "Windows" | 15.0.0 | "Not:A-Brand";v="99", "Microsoft Edge";v="145", "Chromium";v="145"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/145.0.0.0 Safari/537.36 Edg/145.0.0.0 | ?0 | "Windows" | 19.0.0 | "Not:A-Brand";v="99", "Microsoft Edge";v="145", "Chromium";v="145"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36 | ?0 | "Windows" | 7.0.0 | "Chromium";v="146", "Not-A.Brand";v="24", "Google Chrome";v="146"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36 | ?0 | "Windows" | 19.0.0 | "Chromium";v="146", "Not-A.Brand";v="24", "Google Chrome";v="146"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36 CCleaner/146.0.34394.179 | ?0 | "Windows" | 19.0.0 | "Chromium";v="146", "Not-A.Brand";v="24", "CCleaner Browser";v="146"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36 Edg/146.0.0.0 | ?0 | "Windows" | 3.0.0 | "Chromium";v="146", "Not-A.Brand";v="24", "Microsoft Edge";v="146"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36 Edg/146.0.0.0 | ?0 | "Windows" | 19.0.0 | "Chromium";v="146", "Not-A.Brand";v="24", "Microsoft Edge";v="146"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36 | ?0 | "Windows" | 1.0.0 | "Google Chrome";v="147", "Not.A/Brand";v="8", "Chromium";v="147"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36 | ?0 | "Windows" | 20.0.0 | "Google Chrome";v="147", "Not.A/Brand";v="8", "Chromium";v="147"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36 Edg/147.0.0.0 | ?0 | "Windows" | 8.0.0 | "Microsoft Edge";v="147", "Not.A/Brand";v="8", "Chromium";v="147"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36 Edg/147.0.0.0 | ?0 | "Windows" | 19.0.0 | "Microsoft Edge";v="147", "Not.A/Brand";v="8", "Chromium";v="147"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36 | ?0 | "Windows" | 10.0.0 | "Chromium";v="148", "Google Chrome";v="148", "Not/A)Brand";v="99"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36 | ?0 | "Windows" | 19.0.0 | "Chromium";v="148", "Google Chrome";v="148", "Not/A)Brand";v="99"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36 Edg/148.0.0.0 | ?0 | "Windows" | 19.0.0 | "Chromium";v="148", "Microsoft Edge";v="148", "Not/A)Brand";v="99"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Safari/537.36 | ?0 | "Windows" | 15.0.0 | "Google Chrome";v="149", "Chromium";v="149", "Not)A;Brand";v="24"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Safari/537.36 | ?0 | "Windows" | 19.0.0 | "Google Chrome";v="149", "Chromium";v="149", "Not)A;Brand";v="24"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/74.0.3729.169 Safari/537.36 | ?0 | "Windows" | 10.0.0 | " Not;A Brand";v="99", "Google Chrome";v="74", "Chromium";v="74"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/79.0.3945.130 Safari/537.36 | ?0 | "Windows" | 10.0.0 | " Not;A Brand";v="99", "Google Chrome";v="79", "Chromium";v="79"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/80.0.3987.116 Safari/537.36 | ?0 | "Windows" | 10.0.0 | " Not;A Brand";v="99", "Google Chrome";v="80", "Chromium";v="80"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/80.0.3987.122 Safari/537.36 | ?0 | "Windows" | 10.0.0 | " Not;A Brand";v="99", "Google Chrome";v="80", "Chromium";v="80"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/87.0.4280.141 Safari/537.36 | ?0 | "Windows" | 10.0.0 | " Not;A Brand";v="99", "Google Chrome";v="87", "Chromium";v="87"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/88.0.4324.190 Safari/537.36 | ?0 | "Windows" | 10.0.0 | " Not;A Brand";v="99", "Google Chrome";v="88", "Chromium";v="88"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/89.0.4389.82 Safari/537.36 | ?0 | "Windows" | 10.0.0 | " Not;A Brand";v="99", "Google Chrome";v="89", "Chromium";v="89"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/89.0.4389.90 Safari/537.36 | ?0 | "Windows" | 10.0.0 | " Not;A Brand";v="99", "Google Chrome";v="89", "Chromium";v="89"
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/91.0.4472.124 Safari/537.36
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/96.0.4664.110 Safari/537.36
Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:109.0) Gecko/20100101 Firefox/109.0
Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:109.0) Gecko/20100101 Firefox/119.0
Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:129.0) Gecko/20100101 Firefox/129.0
Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:135.0) Gecko/20100101 Firefox/135.0
Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:135.0) Gecko/20100101 Firefox/135.0 | ?0 | "Windows" | 10.0 | "HeadlessChrome";v="147", "Not.A/Brand";v="8", "Chromium";v="147"
Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:149.0) Gecko/20100101 Firefox/149.0
Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0
Mozilla/5.0 (Windows NT 10.0; rv:125.0) Gecko/20100101 Firefox/125.0
Mozilla/5.0 (Windows NT 11.0; WOW64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.6317.200 Safari/537.36
Mozilla/5.0 (Windows NT 6.1) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/75.0.3770.90 Atom/4.0.0.141 Safari/537.36 | ?0 | "Windows" | 7 | " Not;A Brand";v="99", "Google Chrome";v="75", "Chromium";v="75"
Mozilla/5.0 (Windows NT 6.1; WOW64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/98.0.4758.9 Safari/537.36 | ?0 | "Windows" | 0.0.0 | " Not A;Brand";v="99", "Chromium";v="98", "Google Chrome";v="98"
Mozilla/5.0 (Windows NT 6.1; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/109.0.0.0 Safari/537.36
Mozilla/5.0 (Windows NT 6.1; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/109.0.0.0 Safari/537.36 Edg/109.0.1518.140 | ?0 | "Windows" | 0.1.0 | "Not_A Brand";v="99", "Microsoft Edge";v="109", "Chromium";v="109"
Mozilla/5.0 (Windows NT 6.1; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/79.0.3945.130 Safari/537.36 | ?0 | "Windows" | 7 | " Not;A Brand";v="99", "Google Chrome";v="79", "Chromium";v="79"
Mozilla/5.0 (Windows NT 6.1; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/89.0.4389.82 Safari/537.36 | ?0 | "Windows" | 7 | " Not;A Brand";v="99", "Google Chrome";v="89", "Chromium";v="89"
Mozilla/5.0 (Windows NT 6.1; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/99.0.4844.84 Safari/537.36 OPR/85.0.4341.47 | ?0 | "Windows" | 0.0.0 | " Not A;Brand";v="99", "Chromium";v="99", "Opera";v="85"
Mozilla/5.0 (Windows NT 6.1; Win64; x64; rv:109.0) Gecko/20100101 Firefox/117.0
Mozilla/5.0 (Windows NT 6.3; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/104.0.5112.83 Safari/537.36 | ?0 | "Windows" | 0.3.0 | "Chromium";v="104", " Not A;Brand";v="99"
Mozilla/5.0 (Windows NT 6.3; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/109.0.0.0 Safari/537.36 Edg/109.0.1518.140 | ?0 | "Windows" | 0.3.0 | "Not_A Brand";v="99", "Microsoft Edge";v="109", "Chromium";v="109"
Mozilla/5.0 (Windows NT 6.3; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0.0.0 Safari/537.36 | ?0 | "Windows" | 0.1.0 | "Google Chrome";v="123", "Not:A-Brand";v="8", "Chromium";v="123"
Mozilla/5.0 (Windows NT 6.3; Win64; x64; ) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/109.0.5414.168 Chrome/109.0.5414.168 Not_A Brand/99  Safari/537.36
Mozilla/5.0 (Windows NT 6.3; Win64; x64; rv:109.0) Gecko/20100101 Firefox/115.0
Mozilla/5.0 (X11; CrOS x86_64 14092.77.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/93.0.4577.107 Safari/537.36 | ?0 | "Chrome OS" | 14092.77.0 | "Google Chrome";v="93", " Not;A Brand";v="99", "Chromium";v="93"
Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/115.0.0.0 Safari/537.36 | ?0 | "Chrome OS" | 15474.84.0 | "Not/A)Brand";v="99", "Google Chrome";v="115", "Chromium";v="115"
Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/121.0.0.0 Safari/537.36 | ?0 | "Chrome OS" | 15699.72.0 | "Not A(Brand";v="99", "Google Chrome";v="121", "Chromium";v="121"
Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0.0.0 Safari/537.36 | ?0 | "Chrome OS" | 15786.58.0 | "Google Chrome";v="123", "Not:A-Brand";v="8", "Chromium";v="123"
Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0.0.0 Safari/537.36 | ?0 | "Chrome OS" | 15786.60.0 | "Google Chrome";v="123", "Not:A-Brand";v="8", "Chromium";v="123"
Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36 | ?0 | "Chrome OS" | 15823.40.0 | "Chromium";v="124", "Google Chrome";v="124", "Not-A.Brand";v="99"
Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36 | ?0 | "Chrome OS" | 15823.51.0 | "Chromium";v="124", "Google Chrome";v="124", "Not-A.Brand";v="99"
Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0.0.0 Safari/537.36 | ?0 | "Chrome OS" | 15853.24.0 | "Google Chrome";v="125", "Chromium";v="125", "Not.A/Brand";v="24"
Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 | ?0 | "Chrome OS" | 15886.74.0 | "Not/A)Brand";v="8", "Chromium";v="126", "Google Chrome";v="126"
Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/127.0.0.0 Safari/537.36 | ?0 | "Chrome OS" | 15917.71.0 | "Not)A;Brand";v="99", "Google Chrome";v="127", "Chromium";v="127"
Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/127.0.0.0 Safari/537.36 | ?0 | "Chrome OS" | 15917.78.0 | "Not)A;Brand";v="99", "Google Chrome";v="127", "Chromium";v="127"
Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/144.0.0.0 Safari/537.36 | ?0 | "Chrome OS" | 16503.76.0 | "Not(A:Brand";v="8", "Chromium";v="144", "Google Chrome";v="144"
Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36 | ?0 | "Chrome OS" | 16581.54.0 | "Chromium";v="146", "Not-A.Brand";v="24", "Google Chrome";v="146"
Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36 | ?0 | "Chrome OS" | 16581.61.0 | "Chromium";v="146", "Not-A.Brand";v="24", "Google Chrome";v="146"
Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36 | ?0 | "Chrome OS" | 16610.44.0 | "Google Chrome";v="147", "Not.A/Brand";v="8", "Chromium";v="147"
Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36 | ?0 | "Chrome OS" | 16610.52.0 | "Google Chrome";v="147", "Not.A/Brand";v="8", "Chromium";v="147"
Mozilla/5.0 (X11; CrOS x86_64 14816.131.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/103.0.0.0 Safari/537.36 | ?0 | "Chrome OS" | 14816.131.0 | ".Not/A)Brand";v="99", "Google Chrome";v="103", "Chromium";v="103"
Mozilla/5.0 (X11; Linux aarch64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/93.0.4577.63 Safari/537.36 UOS Professional | ?0 | "Linux" |  | "Chromium";v="93", " Not;A Brand";v="99"
Mozilla/5.0 (X11; Linux i686) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/90.0.4430.212 Safari/537.36
Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/101.0.4951.15 Safari/537.36 | ?0 | "Linux" |  | "(Not(A:Brand";v="8", "Chromium";v="101"
Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/101.0.4951.54 Safari/537.36
Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/104.0.0.0 Safari/537.36 | ?0 | "Linux" | 5.4.0 | "Chromium";v="104", " Not A;Brand";v="99", "Google Chrome";v="104"
Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/104.0.0.0 Safari/537.36 | ?0 | "Linux" | 5.14.0 | "Chromium";v="104", " Not A;Brand";v="99", "Google Chrome";v="104"
Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/105.0.0.0 Safari/537.36 | ?0 | "Linux" |  | "Google Chrome";v="105", "Not)A;Brand";v="8", "Chromium";v="105"
Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/108.0.0.0 Safari/537.36 | ?0 | "Linux" | 6.2.0 | "Not?A_Brand";v="8", "Chromium";v="108", "Google Chrome";v="108"
Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/111.0.0.0 Safari/537.36 | ?0 | "Linux" |  | "Google Chrome";v="111", "Not(A:Brand";v="8", "Chromium";v="111"
Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/112.0.0.0 Safari/537.36 | ?0 | "Linux" | 6.5.0 | "Chromium";v="112", "Google Chrome";v="112", "Not:A-Brand";v="99"
Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/113.0.0.0 Safari/537.36 | ?0 | "Linux" | 5.19.0 | "Google Chrome";v="113", "Chromium";v="113", "Not-A.Brand";v="24"
Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 | ?0 | "Linux" | 6.2.0 | "Not.A/Brand";v="8", "Chromium";v="114", "Google Chrome";v="114"
Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/115.0.0.0 Safari/537.36 | ?0 | "Linux" | 5.15.0 | "Not/A)Brand";v="99", "Google Chrome";v="115", "Chromium";v="115"
Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/116.0.0.0 Safari/537.36 | ?0 | "Linux" | 5.15.0 | "Chromium";v="116", "Not)A;Brand";v="24", "Google Chrome";v="116"
Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/116.0.0.0 Safari/537.36 | ?0 | "Linux" | 6.5.0 | "Chromium";v="116", "Not)A;Brand";v="24", "Google Chrome";v="116"
Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/117.0.0.0 Safari/537.36 | ?0 | "Linux" | 5.4.0 | "Google Chrome";v="117", "Not;A=Brand";v="8", "Chromium";v="117"
Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/117.0.0.0 Safari/537.36 | ?0 | "Linux" | 6.5.0 | "Google Chrome";v="117", "Not;A=Brand";v="8", "Chromium";v="117"
Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/118.0.0.0 Safari/537.36 | ?0 | "Linux" | 5.15.0 | "Chromium";v="118", "Google Chrome";v="118", "Not=A?Brand";v="99"
Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/118.0.0.0 Safari/537.36 | ?0 | "Linux" | 6.5.8 | "Chromium";v="118", "Google Chrome";v="118", "Not=A?Brand";v="99"
Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/119.0.0.0 Safari/537.36 | ?0 | "Linux" | 5.15.0 | "Google Chrome";v="119", "Chromium";v="119", "Not?A_Brand";v="24"
Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36 | ?0 | "Linux" | 5.15.0 | "Not_A Brand";v="8", "Chromium";v="120", "Google Chrome";v="120"
Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36 | ?0 | "Linux" | 10.0.0 | "Not_A Brand";v="8", "Chromium";v="120", "Google Chrome";v="120"
Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36 Edg/120.0.0.0 | ?0 | "Linux" | 5.15.0 | "Not_A Brand";v="8", "Chromium";v="120", "Microsoft Edge";v="120"
Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/121.0.0.0 Safari/537.36 | ?0 | "Linux" | 5.15.0 | "Not A(Brand";v="99", "Google Chrome";v="121", "Chromium";v="121"
Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/121.0.0.0 Safari/537.36 | ?0 | "Linux" | 6.6.9 | "Not A(Brand";v="99", "Google Chrome";v="121", "Chromium";v="121"
Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/121.0.0.0 Safari/537.36 Edg/121.0.0.0 | ?0 | "Linux" | 6.5.0 | "Not A(Brand";v="99", "Microsoft Edge";v="121", "Chromium";v="121"
Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/122.0.0.0 Safari/537.36 | ?0 | "Linux" | 5.4.0 | "Chromium";v="122", "Not(A:Brand";v="24", "Google Chrome";v="122"
Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/122.0.0.0 Safari/537.36 | ?0 | "Linux" | 6.6.30 | "Chromium";v="122", "Not(A:Brand";v="24", "Google Chrome";v="122"
Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0.0.0 Safari/537.36 | ?0 | "Linux" | 5.13.0 | "Google Chrome";v="123", "Not:A-Brand";v="8", "Chromium";v="123"
Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0.0.0 Safari/537.36 | ?0 | "Linux" | 6.8.9 | "Chromium";v="123", "Not:A-Brand";v="8"
Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0.0.0 Safari/537.36 OPR/109.0.0.0 | ?0 | "Linux" | 6.5.0 | "Opera";v="109", "Not:A-Brand";v="8", "Chromium";v="123"
Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36 | ?0 | "Linux" | 5.4.0 | "Chromium";v="124", "Google Chrome";v="124", "Not-A.Brand";v="99"
Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36 | ?0 | "Linux" | 6.9.0 | "Chromium";v="124", "Google Chrome";v="124", "Not-A.Brand";v="99"
Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36 Edg/124.0.0.0 | ?0 | "Linux" | 5.15.0 | "Chromium";v="124", "Microsoft Edge";v="124", "Not-A.Brand";v="99"
Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36 Edg/124.0.0.0 | ?0 | "Linux" | 6.8.9 | "Chromium";v="124", "Microsoft Edge";v="124", "Not-A.Brand";v="99"
Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36 OPR/110.0.0.0 | ?0 | "Linux" | 5.15.0 | "Chromium";v="124", "Opera";v="110", "Not-A.Brand";v="99"
Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36 PTST/240508.140043 | ?0 | "Unknown" | 0 | " Not A;Brand";v="99", "Chromium";v="124", "Google Chrome";v="124"
Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0.0.0 Safari/537.36 | ?0 | "Linux" | 5.15.0 | "Google Chrome";v="125", "Chromium";v="125", "Not.A/Brand";v="24"
Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0.0.0 Safari/537.36 | ?0 | "Linux" | 6.8.9 | "Chromium";v="125", "Not.A/Brand";v="24"
Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 | ?0 | "Linux" | 6.0.0 | "Not/A)Brand";v="8", "Chromium";v="126", "Google Chrome";v="126"
Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 | ?0 | "Linux" | 6.17.0 | "Not/A)Brand";v="8", "Chromium";v="126", "Google Chrome";v="126"
Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/127.0.0.0 Safari/537.36 | ?0 | "Linux" | 4.18.0 | "Not)A;Brand";v="99", "Google Chrome";v="127", "Chromium";v="127"
Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/127.0.0.0 Safari/537.36 | ?0 | "Linux" | 6.8.0 | "Not)A;Brand";v="99", "Google Chrome";v="127", "Chromium";v="127"
Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Safari/537.36 | ?0 | "Linux" | 5.14.21 | "Chromium";v="128", "Not;A=Brand";v="24", "Google Chrome";v="128"
Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Safari/537.36 | ?0 | "Linux" | 6.9.3 | "Chromium";v="128", "Not;A=Brand";v="24", "Google Chrome";v="128"
Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 | ?0 | "Linux" | 6.17.9 | "Not?A_Brand";v="99", "Chromium";v="130"
Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 | ?0 | "Linux" |  | "Chromium";v="131", "Google Chrome";v="131", "Not_A Brand";v="24"
Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/134.0.0.0 Safari/537.36 | ?0 | "Linux" | 6.12.10 | "Chromium";v="134", "Not:A-Brand";v="24", "Google Chrome";v="134"
Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/134.0.0.0 Safari/537.36 | ?0 | "Linux" | 6.18.17 | "Not:A-Brand";v="24", "Chromium";v="134"
Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/135.0.0.0 Safari/537.36 | ?0 | "Linux" | 6.1.15 | "Google Chrome";v="135", "Not-A.Brand";v="8", "Chromium";v="135"
Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/136.0.0.0 Safari/537.36 | ?0 | "Linux" | 6.14.0 | "Chromium";v="136", "Google Chrome";v="136", "Not.A/Brand";v="99"
Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Safari/537.36 | ?0 | "Linux" |  | "Google Chrome";v="137", "Chromium";v="137", "Not/A)Brand";v="24"
Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36 | ?0 | "Linux" |  | "Not)A;Brand";v="8", "Chromium";v="138", "Google Chrome";v="138"
Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 | ?0 | "Linux" |  | "Chromium";v="140", "Not=A?Brand";v="24", "Google Chrome";v="140"
Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 | ?0 | "Linux" | 6.8.0 | "Brave";v="141", "Not?A_Brand";v="8", "Chromium";v="141"
Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 | ?0 | "Linux" |  | "Chromium";v="142", "Google Chrome";v="142", "Not_A Brand";v="99"
Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36 | ?0 | "Linux" | 6.12.57 | "Brave";v="143", "Chromium";v="143", "Not A(Brand";v="24"
Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36 | ?0 | "Linux" | 6.14.0 | "Chromium";v="143", "Not A(Brand";v="24"
Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36 Edg/143.0.0.0 | ?0 | "Linux" | 6.17.0 | "Microsoft Edge";v="143", "Chromium";v="143", "Not A(Brand";v="24"
Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/144.0.0.0 Safari/537.36 | ?0 | "Linux" |  | "Not(A:Brand";v="8", "Chromium";v="144", "Google Chrome";v="144"
Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/145.0.0.0 Safari/537.36 | ?0 | "Linux" |  | "Not:A-Brand";v="99", "Google Chrome";v="145", "Chromium";v="145"
Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/145.0.0.0 Safari/537.36 Edg/145.0.0.0 | ?0 | "Linux" |  | "Not:A-Brand";v="99", "Microsoft Edge";v="145", "Chromium";v="145"
Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36 | ?0 | "Linux" | 4.19.0 | "Chromium";v="146", "Not-A.Brand";v="24", "Google Chrome";v="146"
Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36 | ?0 | "Linux" |  | "Google Chrome";v="147", "Not.A/Brand";v="8", "Chromium";v="147"
Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36 Edg/147.0.0.0 | ?0 | "Linux" |  | "Microsoft Edge";v="147", "Not.A/Brand";v="8", "Chromium";v="147"
Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36 | ?0 | "Linux" |  | "Chromium";v="148", "Google Chrome";v="148", "Not/A)Brand";v="99"
Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Safari/537.36 | ?0 | "Linux" |  | "Google Chrome";v="149", "Chromium";v="149", "Not)A;Brand";v="24"
Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/90.0.4430.93 Safari/537.36
Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/91.0.4464.0 Safari/537.36 Edg/91.0.852.0
Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/92.0.4515.131 Safari/537.36
Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/94.0.4606.114 Safari/537.36 | ?0 | "Linux" | 5.15.0 | ";Not A Brand";v="99", "Chromium";v="94"
Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) QtWebEngine/6.6.1 Chrome/112.0.5615.213 Safari/537.36 | ?0 | "Linux" |  | "Not:A-Brand";v="99", "Chromium";v="112"
Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko; compatible; pageburst) Chrome/147.0.7727.116 Safari/537.36
Mozilla/5.0 (X11; Linux x86_64; rv:102.0) Gecko/20100101 Firefox/102.0
Mozilla/5.0 (X11; Linux x86_64; rv:109.0) Gecko/20100101 Firefox/119.0
Mozilla/5.0 (X11; Linux x86_64; rv:129.0) Gecko/20100101 Firefox/129.0
Mozilla/5.0 (X11; Linux x86_64; rv:149.0) Gecko/20100101 Firefox/149.0
Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0
Mozilla/5.0 (X11; Linux x86_64; rv:91.0) Gecko/20100101 Firefox/91.0
Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:109.0) Gecko/20100101 Firefox/117.0
Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:129.0) Gecko/20100101 Firefox/129.0
Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0
Mozilla/5.0 (compatible; Dataprovider.com)
Mozilla/5.0 (compatible; woorankreview/2.0; +https://www.woorank.com/)
Mozilla/5.0 (iPad; CPU OS 15_8 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/120.0.6099.119 Mobile/15E148 Safari/604.1
Mozilla/5.0 (iPad; CPU OS 15_8_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/15.6.6 Mobile/15E148 Safari/604.1
Mozilla/5.0 (iPad; CPU OS 16_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.2 Mobile/15E148 Safari/604.1
Mozilla/5.0 (iPad; CPU OS 16_3 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/119.0.6045.169 Mobile/15E148 Safari/604.1
Mozilla/5.0 (iPad; CPU OS 16_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/124.0.6367.88 Mobile/15E148 Safari/604.1
Mozilla/5.0 (iPad; CPU OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) GSA/315.0.630091404 Mobile/15E148 Safari/604.1
Mozilla/5.0 (iPad; CPU OS 17_4_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 App Version: 3.38
Mozilla/5.0 (iPad; CPU OS 17_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/128.0.6613.98 Mobile/15E148 Safari/604.1
Mozilla/5.0 (iPad; CPU OS 17_6_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.6 Mobile/15E148 Safari/604.1
Mozilla/5.0 (iPad; CPU OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1 Brave
Mozilla/5.0 (iPhone; CPU iPhone OS 11_0 like Mac OS X) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/45.0.8909.1591 Mobile Safari/537.36
Mozilla/5.0 (iPhone; CPU iPhone OS 11_0 like Mac OS X) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/49.0.7499.1696 Mobile Safari/537.36
Mozilla/5.0 (iPhone; CPU iPhone OS 11_0 like Mac OS X) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/53.0.6009.1572 Mobile Safari/537.36
Mozilla/5.0 (iPhone; CPU iPhone OS 12_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/92.0.4515.90 Mobile/15E148 Safari/604.1
Mozilla/5.0 (iPhone; CPU iPhone OS 13_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/13.1.2 Mobile/15E148 Safari/604.1
Mozilla/5.0 (iPhone; CPU iPhone OS 14_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/14.0.3 Mobile/15E148 Safari/604.1
Mozilla/5.0 (iPhone; CPU iPhone OS 14_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/15.4 Mobile/15E148 Safari/604.1
Mozilla/5.0 (iPhone; CPU iPhone OS 14_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/98.0.4758.85 Mobile/15E148 Safari/604.1
Mozilla/5.0 (iPhone; CPU iPhone OS 15_1_1 like Mac OS X; zh-cn) AppleWebKit/601.1.46 (KHTML, like Gecko) Mobile/19B81 Quark/5.4.8.1256 Mobile
Mozilla/5.0 (iPhone; CPU iPhone OS 15_3 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) GSA/295.0.590048842 Mobile/15E148 Safari/604.1
Mozilla/5.0 (iPhone; CPU iPhone OS 15_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/15.6,2 Mobile/15E148 Safari/604.1
Mozilla/5.0 (iPhone; CPU iPhone OS 15_8 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/124.0.6367.88 Mobile/15E148 Safari/604.1
Mozilla/5.0 (iPhone; CPU iPhone OS 15_8 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) EdgiOS/124.0.2478.89 Version/15.0 Mobile/15E148 Safari/604.1
Mozilla/5.0 (iPhone; CPU iPhone OS 15_8_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/15.6.8 Mobile/15E148 Safari/604.1
Mozilla/5.0 (iPhone; CPU iPhone OS 16_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/99.0.4844.47 Mobile/15E148 Safari/604.1
Mozilla/5.0 (iPhone; CPU iPhone OS 16_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) GSA/194.0.419363360 Mobile/15E148 Safari/604.1
Mozilla/5.0 (iPhone; CPU iPhone OS 16_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/110.0.5481.83 Mobile/15E148 Safari/604.1
Mozilla/5.0 (iPhone; CPU iPhone OS 16_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/20C65 Twitter for iPhone/10.39
Mozilla/5.0 (iPhone; CPU iPhone OS 16_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)  Mobile/15E148 Safari/604.1
Mozilla/5.0 (iPhone; CPU iPhone OS 16_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/124.0.6367.111 Mobile/15E148 Safari/604.1
Mozilla/5.0 (iPhone; CPU iPhone OS 16_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) GSA/315.0.630091404 Mobile/15E148 Safari/604.1
Mozilla/5.0 (iPhone; CPU iPhone OS 16_7_15 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6.2 Mobile/15E148 Safari/604.1
Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)  Mobile/15E148 Safari/604.1
Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/119.0.6045.41 Mobile/15E148 Safari/604.1
Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) EdgiOS/124.0.2478.89 Version/17.0 Mobile/15E148 Safari/604.1
Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) GSA/253.2.513328941 Mobile/15E148 Safari/604.1
Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) GSA/304.0.607401217 Mobile/15E148 Safari/604.1
Mozilla/5.0 (iPhone; CPU iPhone OS 17_4_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/125 Mobile/15E148 Version/15.0
Mozilla/5.0 (iPhone; CPU iPhone OS 17_4_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148
Mozilla/5.0 (iPhone; CPU iPhone OS 17_4_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Safari Line/14.6.3
Mozilla/5.0 (iPhone; CPU iPhone OS 17_4_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/21E236 Twitter for iPhone/10.40
Mozilla/5.0 (iPhone; CPU iPhone OS 17_4_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1 OPT/4.6.5
Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) GSA/315.0.630091404 Mobile/15E148 Safari/604.1
Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/128.0.6613.98 Mobile/15E148 Safari/604.1
Mozilla/5.0 (iPhone; CPU iPhone OS 17_6_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/129.2  Mobile/15E148 Safari/605.1.15
Mozilla/5.0 (iPhone; CPU iPhone OS 17_6_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [LinkedInApp]/9.30.1009.2
Mozilla/5.0 (iPhone; CPU iPhone OS 17_7_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.8 Mobile/15E148 Safari/604.1
Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [LinkedInApp]/9.29.6683
Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1 | ?0 | "iOS" | 18.5 | "HeadlessChrome";v="147", "Not.A/Brand";v="8", "Chromium";v="147"
Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.3 Safari/605.1
Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.4 Mobile/15E148 Safari/604.1 | ?0 | "iOS" | 18.7 | "HeadlessChrome";v="147", "Not.A/Brand";v="8", "Chromium";v="147"
Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.4.2 Mobile/15E148 Safari/604.1 Brave
Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.5 Mobile/15E148 Safari/604.1
Mozilla/5.0 (iPhone; CPU iPhone OS 18_7_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.7 Mobile/15E148 Safari/604.1
Mozilla/5.0 (iPhone; CPU iPhone OS 26_3 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/144.0.7559.95 Mobile/15E148 Safari/604.1
Mozilla/5.0 (iPhone; CPU iPhone OS 26_4_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.4.2 Mobile/15E148 Safari/604.1 GrokApp/1.3.71
Mozilla/5.0 (iPhone; CPU iPhone OS 26_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.5 Mobile/15E148 Safari/604.1
`;

export interface HintedAgent {
  readonly userAgent: string;
  /** As they are in headers, with their quotes; null if the browser sends none. */
  readonly hints: {
    readonly mobile: string;
    readonly platform: string;
    readonly platformVersion: string;
    readonly brands: string;
  } | null;
}

export const hintedAgents: readonly HintedAgent[] = lines
  .trim()
  .split("\n")
  .map((line) => {
    const [userAgent = "", mobile, platform = "", platformVersion = "", brands = ""] = line.split(" | ");
    return { userAgent, hints: mobile === undefined ? null : { mobile, platform, platformVersion, brands } };
  });

/** The request headers of such a browser; the version of the system only if it was requested and is known. */
export function headersOf({ userAgent, hints }: HintedAgent): Record<string, string> {
  if (hints === null) return { "user-agent": userAgent };
  return {
    "user-agent": userAgent,
    "sec-ch-ua": hints.brands,
    "sec-ch-ua-mobile": hints.mobile,
    "sec-ch-ua-platform": hints.platform,
    ...(hints.platformVersion && { "sec-ch-ua-platform-version": `"${hints.platformVersion}"` }),
  };
}
