/**
 * A longitude or distance as charts and explanations publish it: degrees to four decimals, a third of an arc-second; cut
 * off, so that no body slips into the next sign.
 */
export function publishedDeg(deg: number): number {
  return Math.floor(deg * 1e4) / 1e4;
}
