import { afterAll, afterEach, beforeAll } from '@jest/globals';
import { type OpenService, openService } from './open-service.ts';

/** Opens a service with `openService` for all tests of a file, and resets its call hooks after each test. */
export function useService(...args: Parameters<typeof openService>): OpenService {
  let service: OpenService;
  beforeAll(async () => {
    service = await openService(...args);
  });
  afterEach(() => {
    service.calls.before = async () => undefined;
    service.calls.after = async () => undefined;
  });
  afterAll(() => service.stop());
  return new Proxy({} as OpenService, { get: (_, key) => Reflect.get(service, key) });
}
