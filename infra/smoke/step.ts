import { answerHeaders } from '#lib/http/answer-headers.ts';
import {
  assetSecurityHeaders,
  installableSecurityHeaders,
  pageSecurityHeaders,
} from '#lib/http/page-security.ts';
import type { Asked } from './ask.ts';
import type { ReadAnswer } from './contract-issues.ts';
import type { Found } from './found.ts';
import type { Expected } from './wrong-with.ts';

/** One request, what its answer must be, and what is learnt from an answer that is. */
export type Step = {
  readonly check: string;
  /** Undefined if nothing is known that it needs; rejects with a sentence if it cannot be made. */
  readonly request: (found: Found) => Asked | undefined | Promise<Asked | undefined>;
  readonly expected: Expected;
  readonly learn?: (answer: ReadAnswer) => Found;
};

const { 'Cache-Control': _varies, ...always } = answerHeaders;

/** The headers of each answer of the API; any value will do of those that are undefined. */
export const ofApi = { ...always, 'X-Request-Id': undefined };

/** The headers of each answer to a request with a key. */
export const ofCaller = { ...ofApi, RateLimit: undefined, 'RateLimit-Policy': undefined };

/** The headers of a page. */
export const ofPage = { ...ofApi, ...pageSecurityHeaders };

/** The headers of the page that can be installed. */
export const ofDashboard = { ...ofApi, ...installableSecurityHeaders };

/** The headers of a file that a page loads. */
export const ofAsset = { ...ofApi, ...assetSecurityHeaders };
