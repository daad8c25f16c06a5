/**
 * Until when what security.txt says is to be believed, as an instant in ISO 8601: less than a year after the deploy, as RFC
 * 9116 section 2.5.5 advises, and at the beginning of a month, so that deploys of the same month are the same.
 */
export const securityTxtExpires = (deployedAt: Date): string =>
  new Date(Date.UTC(deployedAt.getUTCFullYear(), deployedAt.getUTCMonth() + 11)).toISOString();
