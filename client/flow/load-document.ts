/**
 * Loads another page of the site as a document, by GET, or by POST if there are fields; null if that fails. It uses
 * `XMLHttpRequest`, which parses a page without `DOMParser`, which the policy on trusted types refuses.
 */
export function loadDocument(address: string, fields?: URLSearchParams): Promise<Document | null> {
  const request = new XMLHttpRequest();
  return new Promise((resolve) => {
    request.open(fields ? "POST" : "GET", address);
    request.responseType = "document";
    request.onloadend = () => resolve(request.status === 200 ? request.responseXML : null);
    request.send(fields);
  });
}
