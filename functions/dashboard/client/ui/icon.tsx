const PATHS = {
  today:
    'M12 3v2m0 14v2M3 12h2m14 0h2M5.6 5.6 7 7m10 10 1.4 1.4M5.6 18.4 7 17M17 7l1.4-1.4M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8Z',
  calendar: 'M4 6.5h16v13H4zM4 10.5h16M8 4v4m8-4v4M8 14h.01M12 14h.01M16 14h.01',
  people:
    'M9 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8M2 21c0-4 3-6 7-6s7 2 7 6M17 4a4 4 0 0 1 0 7M22 21c0-3-1.5-5-4-5.7',
  learn: 'M4 5c3-1 6-1 8 1 2-2 5-2 8-1v13c-3-1-6-1-8 1-2-2-5-2-8-1zM12 6v13',
  you: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8M4 21c0-4 4-6 8-6s8 2 8 6',
  back: 'm14.5 5.5-6.5 6.5 6.5 6.5',
  forward: 'm9.5 5.5 6.5 6.5-6.5 6.5',
  lock: 'M6.5 11h11v8.5h-11zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  share: 'M12 15V4m0 0L8 8m4-4 4 4M5 13v6.5h14V13',
} as const;

/** A decorative 24 × 24 icon. The button or link around it needs its own text. */
export function Icon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
