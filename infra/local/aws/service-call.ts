/** One HTTP request that an AWS SDK client or the AWS command line sent to a local stand-in. */
export type ServiceCall = {
  method: string;
  /** Path with its query string, without scheme and host. */
  path: string;
  /** Header names in lower case. */
  headers: Record<string, string | undefined>;
  body: Buffer;
};

/** What a stand-in answers, in the service's own wire protocol. */
export type ServiceAnswer = {
  status: number;
  headers: Record<string, string>;
  body: string | Buffer;
};

/** A local stand-in for one AWS service: answers every call, with the service's own errors for bad input. */
export type ServiceStandIn = (call: ServiceCall) => Promise<ServiceAnswer>;
