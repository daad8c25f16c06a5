import type { Body } from '#lib/ephemeris/bodies.ts';

/** A color by its English name and as #RRGGBB. */
export type Color = { readonly name: string; readonly hex: string };

/**
 * The colors of each body. The seven old ones after Lilly, Christian Astrology (1647), pp. 57-83: Saturn black
 * and earthy, Jupiter sea-green, blue and purple, Mars red and fiery, the Sun gold and saffron, Venus white
 * and green (and rose, in later use), Mercury mixed, gray and sky-blue, the Moon silver, white and pale
 * yellow. Uranus, Neptune and Pluto, unknown to him, after modern use: electric blues, sea mists, and the dark
 * reds of the underworld.
 */
export const PALETTE: Readonly<Record<Body, readonly Color[]>> = {
  Sun: [
    { name: 'Gold', hex: '#D4AF37' },
    { name: 'Amber', hex: '#FFBF00' },
    { name: 'Saffron', hex: '#F4C430' },
    { name: 'Marigold', hex: '#EAA221' },
    { name: 'Sunflower Yellow', hex: '#FFDA03' },
  ],
  Moon: [
    { name: 'Silver', hex: '#C0C0C0' },
    { name: 'Pearl White', hex: '#F8F6F0' },
    { name: 'Moonstone', hex: '#B8C4D0' },
    { name: 'Cream', hex: '#FFFDD0' },
    { name: 'Ivory', hex: '#FFFFF0' },
  ],
  Mercury: [
    { name: 'Sky Blue', hex: '#87CEEB' },
    { name: 'Dove Gray', hex: '#A9A9A9' },
    { name: 'Lemon', hex: '#FFF44F' },
    { name: 'Quicksilver', hex: '#A6A9AA' },
    { name: 'Powder Blue', hex: '#B0E0E6' },
  ],
  Venus: [
    { name: 'Rose', hex: '#E8909C' },
    { name: 'Emerald', hex: '#50C878' },
    { name: 'Blush Pink', hex: '#F9C5D1' },
    { name: 'Sage Green', hex: '#9CAF88' },
    { name: 'Copper', hex: '#B87333' },
  ],
  Mars: [
    { name: 'Scarlet', hex: '#FF2400' },
    { name: 'Crimson', hex: '#DC143C' },
    { name: 'Rust', hex: '#B7410E' },
    { name: 'Brick Red', hex: '#AA4A44' },
    { name: 'Coral', hex: '#FF7F50' },
  ],
  Jupiter: [
    { name: 'Royal Blue', hex: '#4169E1' },
    { name: 'Purple', hex: '#800080' },
    { name: 'Sea Green', hex: '#2E8B57' },
    { name: 'Sapphire', hex: '#0F52BA' },
    { name: 'Amethyst', hex: '#9966CC' },
  ],
  Saturn: [
    { name: 'Black', hex: '#000000' },
    { name: 'Charcoal', hex: '#36454F' },
    { name: 'Slate', hex: '#708090' },
    { name: 'Dark Brown', hex: '#4B3621' },
    { name: 'Forest Green', hex: '#228B22' },
  ],
  Uranus: [
    { name: 'Electric Blue', hex: '#2C75FF' },
    { name: 'Turquoise', hex: '#40E0D0' },
    { name: 'Neon Lime', hex: '#C7EA46' },
    { name: 'Aquamarine', hex: '#7FFFD4' },
  ],
  Neptune: [
    { name: 'Lavender', hex: '#B57EDC' },
    { name: 'Seafoam', hex: '#93E9BE' },
    { name: 'Lilac', hex: '#C8A2C8' },
    { name: 'Aqua', hex: '#7FDBDA' },
  ],
  Pluto: [
    { name: 'Burgundy', hex: '#800020' },
    { name: 'Plum', hex: '#673147' },
    { name: 'Garnet', hex: '#733635' },
    { name: 'Obsidian', hex: '#1B1B2F' },
  ],
};
