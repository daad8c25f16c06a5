import type { Caller } from '#lib/accounts/caller.ts';
import { isProfileId } from '#lib/accounts/identifiers.ts';
import { PLATFORM, tiers } from '#lib/accounts/tiers.ts';
import { MODEL_VERSION } from '#lib/forecast/forecast-entry.ts';
import { profileNotFound, ServiceError } from '#lib/service-error.ts';
import * as profiles from '#lib/table/profiles.ts';
import { dateInZone } from '#lib/time/civil-day.ts';
import { forecastHeaders, requestedDays } from './forecast-range.ts';
import { consumeComputeQuota, loadDays } from './forecasts.ts';

type BatchRequest = {
  profileIds?: readonly string[] | undefined;
  externalIds?: readonly string[] | undefined;
  date?: string | undefined;
  tz?: string | undefined;
};

/** An account whose tier isn't `platform` has at most so many profiles. */
const MOST_PROFILES = tiers.premium.maxProfiles;

/** Finds profiles by the ids of a request. */
async function findBatch({ userId, maxProfiles }: Caller, { profileIds = [], externalIds }: BatchRequest) {
  // An account with few profiles costs one query, however many ids it makes up.
  const own = maxProfiles < profiles.MAX_LISTED ? await profiles.list(userId) : undefined;
  if (own && own.length < profiles.MAX_LISTED)
    return new Map(own.map((profile) => [(externalIds ? profile.externalId : profile.id) ?? '', profile]));
  return externalIds
    ? profiles.findAllByExternalId(userId, externalIds)
    : profiles.findAll(userId, profileIds.filter(isProfileId));
}

/**
 * Returns the forecasts of one day, by default today in each profile's zone, for up to 100 of a user's profiles, in the order of
 * the ids; for a profile without a forecast, the error. Throws `rate_limited` if the daily quota is too small for the
 * days to compute and the ids that count.
 */
export async function batchForecasts(caller: Caller, request: BatchRequest, nowMs = Date.now()) {
  const { profileIds, externalIds, date, tz } = request;
  const range = date === undefined ? { days: 1, tz } : { startDate: date, endDate: date, tz };
  const ids = externalIds ?? profileIds ?? [];
  // Further ids are made up or repeated. Unless they counted, a free account could have the longest responses all day.
  const excess = caller.tier === PLATFORM ? 0 : Math.max(0, ids.length - MOST_PROFILES);
  await consumeComputeQuota(caller, excess);
  const found = await findBatch(caller, request);
  const errors = new Map<string, ServiceError>();
  const wanted = [...new Set(ids)].flatMap((id) => {
    const profile = found.get(id);
    if (!profile) return [];
    try {
      const { timeZone, startDate } = requestedDays(range, profile, caller, nowMs);
      return [{ id, profile, timeZone, date: startDate }];
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      errors.set(id, aboutDate(error));
      return [];
    }
  });
  const entries = await loadDays(wanted, caller);
  const days = new Map(
    wanted.flatMap(({ id, timeZone }, at) => {
      const horoscope = entries[at];
      return horoscope ? [[id, { timeZone, horoscope }] as const] : [];
    }),
  );
  const forecasts = ids.map((id) => {
    const profile = found.get(id);
    const externalId = profile?.externalId ?? (externalIds && id);
    const own = {
      profileId: profile?.id ?? (profileIds && id),
      ...(externalId !== undefined && { externalId }),
    };
    const day = days.get(id);
    return day ? { ...own, ...day } : { ...own, error: errors.get(id) ?? profileNotFound() };
  });
  const zones = new Set(wanted.map(({ timeZone }) => timeZone));
  const [timeZone = tz] = zones.size > 1 ? [] : zones;
  const headers =
    timeZone === undefined ? { 'X-Model-Version': MODEL_VERSION } : forecastHeaders({ timeZone });
  return { date: date ?? dateInZone(nowMs, tz ?? 'UTC'), forecasts, headers };
}

/** The error of a day, about the field of a batch. */
const aboutDate = ({ reason, message, fields, members }: ServiceError): ServiceError =>
  new ServiceError(reason, message, {
    ...(fields && { fields: fields.map(({ detail }) => ({ field: 'date', detail })) }),
    ...(members && { members }),
  });
