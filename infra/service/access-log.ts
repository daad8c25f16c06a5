import { AccessLogField, AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';

/**
 * What the gateway notes of every request, its own refusals included: what was asked and how it ended. Addresses,
 * bodies, keys, and the values of paths and queries are left out.
 */
export const accessLogFormat = AccessLogFormat.custom(
  JSON.stringify({
    requestId: AccessLogField.contextRequestId(),
    method: AccessLogField.contextHttpMethod(),
    path: AccessLogField.contextResourcePath(),
    status: AccessLogField.contextStatus(),
    latencyMs: AccessLogField.contextResponseLatency(),
    functionLatencyMs: AccessLogField.contextIntegrationLatency(),
    refusal: AccessLogField.contextErrorResponseType(),
  }),
);
