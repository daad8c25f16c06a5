/** What a day's page shows below what one sees first, or only when it is asked for: one part, loaded after that. */
import '../shared.ts';

export { ClosedDay } from './closed-day.tsx';
export { Details } from './details.tsx';
export { shareCard } from './share-card.ts';
export { StrangeAddress } from './strange-address.tsx';
