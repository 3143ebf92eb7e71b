/**
 * Another page of the site as a document, by GET, or by POST where there are fields; null where none came. A request of the
 * older kind, because it reads a page without `DOMParser`, which the policy on trusted types refuses.
 */
export function readPage(address: string, fields?: URLSearchParams): Promise<Document | null> {
  const request = new XMLHttpRequest();
  return new Promise((resolve) => {
    request.open(fields ? "POST" : "GET", address);
    request.responseType = "document";
    request.onloadend = () => resolve(request.status === 200 ? request.responseXML : null);
    request.send(fields);
  });
}
