/** The views that a morning does not begin with: one part, which is loaded when the first of them is shown. */
import './shared.ts';

export { AccountView } from './account/account-view.tsx';
export { CalendarView } from './calendar/calendar-view.tsx';
export { KeysView } from './keys/keys-view.tsx';
export { PairView } from './pair/pair-view.tsx';
export { FirstProfile } from './profiles/first-profile.tsx';
export { FoundPlace } from './profiles/found-place.tsx';
export { ProfilesView } from './profiles/profiles-view.tsx';
export { TiersView } from './tiers/tiers-view.tsx';
