/**
 * The modules of the shared chunk. Every entry point and lazy chunk imports this file. Otherwise, esbuild would group the
 * modules by their importers, into ten more small chunks.
 */
import './fonts.ts';
import './links.ts';
import './install-prompt.ts';
import './rating.ts';
import './sign-out.ts';
import './ui/fault-boundary.tsx';
import './ui/form.tsx';
import './ui/icon.tsx';
import './ui/lazy.tsx';
import './ui/page.tsx';
import './ui/profile-picker.tsx';
import './ui/use-loaded.ts';
import './ui/use-task.ts';
import '#lib/accounts/tiers.ts';
import '#lib/scoring/day.ts';
