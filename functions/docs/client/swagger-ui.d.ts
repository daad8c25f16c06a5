declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  /** What the viewer hands to whoever extends it: its own React, and every component by its name. */
  type System = {
    React: { createElement(kind: unknown, properties: object | null, ...children: unknown[]): unknown };
    getComponent(name: string, isConnected?: boolean): unknown;
  };
  export type Plugin = (system: System) => {
    components: Record<string, (properties: Pick<System, 'getComponent'> & { text?: string }) => unknown>;
  };
  type Options = {
    spec: object;
    domNode: Element;
    plugins: Plugin[];
    layout: string;
    validatorUrl: null;
    persistAuthorization: boolean;
    tryItOutEnabled: boolean;
    defaultModelsExpandDepth: number;
    docExpansion: 'list' | 'none';
    deepLinking: boolean;
    syntaxHighlight: { activated: boolean };
  };
  export default function SwaggerUI(options: Options): void;
}

declare module '*.css';
