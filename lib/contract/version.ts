/** Version of the API, in `info.version`, `package.json` and CHANGELOG.md (https://semver.org). */
export const API_VERSION = '1.1.0';
