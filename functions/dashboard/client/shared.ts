/**
 * What more than one part of the page needs, to be one file: each part imports this module, or the bundler would make a file of
 * whatever happens to be needed by the same parts, twenty small ones in all.
 */
import './addresses.ts';
import './day/tier-for.ts';
import './install-offer.ts';
import './rating.ts';
import './sign-out.ts';
import './ui/announcer.tsx';
import './ui/fault-boundary.tsx';
import './ui/field.tsx';
import './ui/icon.tsx';
import './ui/lazy.tsx';
import './ui/profile-picker.tsx';
import './ui/progress.tsx';
import './ui/skeleton.tsx';
import './ui/submit-button.tsx';
import './ui/use-loaded.ts';
import './ui/use-task.ts';
import './ui/use-title.ts';
import '#lib/accounts/tiers.ts';
import '#lib/scoring/day.ts';
