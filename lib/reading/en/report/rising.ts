import type { Sign } from '#lib/ephemeris/zodiac.ts';
import type { Variants } from './sign-text.ts';

/** The rising sign: how a person begins, and what others see first. */
// biome-ignore format: one row per text
export const RISING: Readonly<Record<Sign, Variants>> = {
  Aries: ['Aries was rising in the east, so people meet your haste first and take it for confidence. You walk ahead of the group without meaning to.', 'With Aries rising, you lean into a room as if into wind. People brace a bit and then find that you’re friendly.'],
  Taurus: ['Taurus was rising, so you seem calm even when you aren’t, and people lean on you for it. You enter a room slowly and choose the good chair.', 'With Taurus rising, you bring the temperature of a room down. People think that you can’t be upset, so they’re careless with you.'],
  Gemini: ['Gemini was rising, and you arrive talking. People think they know you after ten minutes, when they know ten of your subjects.', 'With Gemini rising, you look younger than your age and busier than your day. You begin with a question, and it’s seldom the last.'],
  Cancer: ['Cancer was rising, so you come in sideways and look for a familiar face. Strangers tell you about their mothers.', 'With Cancer rising, your face gives the weather report. You come closer when someone’s in need and step back when it’s a party.'],
  Leo: ['Leo was rising, and you’re hard to overlook, even when you try. People expect you to have an opinion and a table reserved.', 'With Leo rising, you stand up straight without being told. A room notices when you’re in low spirits, which you’d rather it didn’t.'],
  Virgo: ['Virgo was rising, so you look tidy, useful and a bit reserved. You take a place in by what needs doing there.', 'With Virgo rising, you seem to be checking something, and you usually are. People show you their forms.'],
  Libra: ['Libra was rising, and you smile before you’ve decided whether you like it here. People find you easy company and are surprised by your terms.', 'With Libra rising, you match your voice to the person in front of you. It takes people a while to find out that you can say no.'],
  Scorpio: ['Scorpio was rising, and people feel looked at. You give little away at first, and they fill the gap with guesses.', 'With Scorpio rising, you come in quietly and know within a minute where the trouble is. People either tell you everything or avoid you.'],
  Sagittarius: ['Sagittarius was rising, so you turn up with good news and your coat half off. People take you for more carefree than you are.', 'With Sagittarius rising, you meet strangers as if they’d been expected. You’re already telling it when you realize that it wasn’t meant for everyone.'],
  Capricorn: ['Capricorn was rising, and people take you for the one in charge, or at least for the one who knows the rules. You warm up slowly and last the evening.', 'With Capricorn rising, you look as if you’d read the documents. Strangers ask you for directions, and children behave.'],
  Aquarius: ['Aquarius was rising, so you seem friendly and slightly absent, as if you’d come from another meeting. People remember one odd thing about you.', 'With Aquarius rising, you’re friendly at once and close after years. You’re the one who sits where no one else would.'],
  Pisces: ['Pisces was rising, and people see in you what they’d like to see. You blend in so well that no one notices when you leave.', 'With Pisces rising, your outline is soft, and people lower their voices around you. You agree with a nod that may not be agreement.'],
};

/** The ruler of the rising sign by house, where life keeps leading. `{ruler}` is a body. */
// biome-ignore format: one row per sentence
export const RULER_HOUSES: readonly string[] = [
  '{Ruler}, the ruler of your rising sign, is in the first house: you set your own course, and it’s hard to do anything as someone’s deputy.',
  '{Ruler} rules your rising sign from the second house, so your sense of yourself has to do with what you earn, own and can do.',
  '{Ruler} rules your rising sign from the third house, and your way keeps leading through words, errands, siblings and neighbors.',
  '{Ruler}, your chart’s ruler, is in the fourth house, so the big decisions get made in the kitchen and are about where you belong.',
  '{Ruler}, your chart’s ruler, is in the fifth house: you come alive when there’s something to make, play or show.',
  '{Ruler} rules your rising sign from the sixth house, and a day without something useful to do feels like a day lost.',
  '{Ruler} rules your rising sign from the seventh house, so you find your direction by way of other people, for better and worse.',
  '{Ruler}, your chart’s ruler, is in the eighth house: what you share, owe and inherit shapes your course more than what you plan.',
  '{Ruler}, your chart’s ruler, is in the ninth house, and the turns in your life tend to begin with a trip, a teacher or a book.',
  '{Ruler}, the ruler of your rising sign, is in the tenth house, so what you do in the world is a large part of who you think you are.',
  '{Ruler} rules your rising sign from the eleventh house: friends open your doors, and you need a cause or a crowd to belong to.',
  '{Ruler}, your chart’s ruler, is in the twelfth house, so your real life goes on out of sight, and you need time alone to follow it.',
];
