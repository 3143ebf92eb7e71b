/** Tells programs what the page tells people: in how many seconds the same form will be accepted, if anybody knows. */
export function retryLater(answer: Response, seconds: number | null): Response {
  if (seconds !== null) answer.headers.set("retry-after", String(seconds));
  return answer;
}
