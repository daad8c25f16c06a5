const PATHS = {
  today:
    'M12 3v2m0 14v2M3 12h2m14 0h2M5.6 5.6 7 7m10 10 1.4 1.4M5.6 18.4 7 17M17 7l1.4-1.4M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8Z',
  calendar: 'M4 6.5h16v13H4zM4 10.5h16M8 4v4m8-4v4M8 14h.01M12 14h.01M16 14h.01',
  profiles: 'M12 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM5 20c.6-3.6 3.4-5.5 7-5.5s6.4 1.9 7 5.5',
  keys: 'M8 15.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm3.8-3.6H21M17.5 12v3.5M14.5 12v2',
  account:
    'M4 7h9m5 0h2M4 17h2m5 0h9M15.5 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Zm-7 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  back: 'm14.5 5.5-6.5 6.5 6.5 6.5',
  forward: 'm9.5 5.5 6.5 6.5-6.5 6.5',
  lock: 'M6.5 11h11v8.5h-11zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  share: 'M12 15V4m0 0L8 8m4-4 4 4M5 13v6.5h14V13',
  do: 'm5 12.5 4.5 4.5L19 7.5',
  avoid: 'M6.5 6.5l11 11m0-11-11 11',
} as const;

/** A decorative 24 × 24 icon. The button or link around it needs its own text. */
export function Icon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
