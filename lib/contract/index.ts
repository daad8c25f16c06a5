// Every resource of the API. The client's types, the OpenAPI description and the route table derive from this list.

export * as account from './account.ts';
export * as activities from './activities.ts';
export * as auth from './auth.ts';
export * as batch from './batch.ts';
export * as bestDays from './best-days.ts';
export * as calendars from './calendars.ts';
export * as charts from './charts.ts';
export * as forecasts from './forecasts.ts';
export * as home from './home.ts';
export * as keys from './keys.ts';
export * as newCalendar from './new-calendar.ts';
export * as openapi from './openapi.ts';
export * as overview from './overview.ts';
export * as problems from './problems.ts';
export * as profiles from './profiles.ts';
export * as signs from './signs.ts';
export * as sky from './sky.ts';
export * as status from './status.ts';
