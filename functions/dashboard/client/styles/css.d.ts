declare module '*.css';

/** The URL of a text file, relative to the importing script. */
declare module '*.txt' {
  const url: string;
  export default url;
}
