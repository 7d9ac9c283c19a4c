/** Hosts renew certificates a month before they end: with 14 days left something has gone wrong. */
const daysNeeded = 14;

/** A sentence about a certificate that ends within two weeks, or has ended. */
export function certificateProblem(until: Date, now: Date): string | undefined {
  const days = Math.floor((until.getTime() - now.getTime()) / 86_400_000);
  if (days >= daysNeeded) return undefined;
  const when = days < 0 ? `ended on ${until.toUTCString()}` : `ends in ${days} days`;
  return `The site’s certificate ${when}, and then browsers warn every visitor away: ask the host why it does not renew it.`;
}
