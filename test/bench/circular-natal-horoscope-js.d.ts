/** The part of circular-natal-horoscope-js that the benchmark uses. */
declare module 'circular-natal-horoscope-js' {
  type Body = { readonly ChartPosition: { readonly Ecliptic: { readonly DecimalDegrees: number } } };
  const library: {
    Origin: new (options: Record<string, number>) => object;
    Horoscope: new (
      options: Record<string, unknown>,
    ) => { readonly CelestialBodies: { readonly all: readonly Body[] } };
  };
  export default library;
}
