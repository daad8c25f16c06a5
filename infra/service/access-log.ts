import { AccessLogField, AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';

/**
 * What the gateway notes of every request, its own refusals included: what was asked, what the authorizer and Lambda made
 * of it, and how it ended. Addresses, bodies, keys, and the values of paths and queries are left out; so is the
 * integration's error, which quotes what a function died of. The authorizer's says no more than its own sentence, or
 * Lambda's that it took too long.
 */
export const accessLogFormat = AccessLogFormat.custom(
  JSON.stringify({
    requestId: AccessLogField.contextRequestId(),
    method: AccessLogField.contextHttpMethod(),
    path: AccessLogField.contextResourcePath(),
    status: AccessLogField.contextStatus(),
    latencyMs: AccessLogField.contextResponseLatency(),
    authorizerStatus: AccessLogField.contextAuthorizerStatus(),
    authorizerLatencyMs: AccessLogField.contextAuthorizerLatency(),
    authorizerError: AccessLogField.contextAuthorizerError(),
    // What Lambda answered, 429 if it throttles; not what the function did.
    functionStatus: AccessLogField.contextIntegrationStatus(),
    functionLatencyMs: AccessLogField.contextIntegrationLatency(),
    firewall: AccessLogField.contextWafResponseCode(),
    refusal: AccessLogField.contextErrorResponseType(),
  }),
);
