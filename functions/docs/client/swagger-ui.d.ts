declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  /** The argument that Swagger UI passes to a plugin: its React, and its components by name. */
  type System = {
    React: { createElement(kind: unknown, properties: object | null, ...children: unknown[]): unknown };
    getComponent(name: string, isConnected?: boolean): unknown;
  };
  export type Plugin = (system: System) => {
    components: Record<string, (properties: Pick<System, 'getComponent'> & { text?: string }) => unknown>;
  };
  export default function SwaggerUI(options: { plugins: Plugin[]; [option: string]: unknown }): void;
}

declare module '*.css';
