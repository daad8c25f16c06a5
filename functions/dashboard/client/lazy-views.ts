/** The lazy chunk of all views except sign-in and today. */
import './shared-chunk.ts';

export { AccountView } from './account/account-view.tsx';
export { renewDevice } from './account/push-device.ts';
export { CalendarView } from './calendar/calendar-view.tsx';
export { BlindTestView } from './day/blind-test.tsx';
export { KeysView } from './keys/keys-view.tsx';
export { LearnView } from './learn/learn-view.tsx';
export { Palette } from './palette.tsx';
export { FirstProfile } from './profiles/new-profile.tsx';
export { ProfilesView } from './profiles/profiles-view.tsx';
export { Reveal } from './profiles/reveal.tsx';
export { SynastryView } from './synastry/synastry-view.tsx';
export { TiersView } from './tiers/tiers-view.tsx';
