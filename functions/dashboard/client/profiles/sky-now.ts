import { client } from '#lib/client/client.gen.ts';
import type { ChartBody, Problem } from '#lib/client/types.gen.ts';
import { answerOf } from '../api/request.ts';

/** Where the bodies stand at an instant. */
export type SkyNow = {
  at: string;
  bodies: Pick<ChartBody, 'body' | 'longitudeDeg' | 'sign' | 'signDegrees' | 'retrograde'>[];
};

/** Where the bodies stand now. */
export const sky = () => answerOf(client.get<{ 200: SkyNow }, { 400: Problem }>({ url: '/api/sky' }));
