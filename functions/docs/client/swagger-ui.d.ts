declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  type Options = {
    url: string;
    domNode: Element;
    onComplete: () => void;
    validatorUrl: null;
    persistAuthorization: boolean;
    tryItOutEnabled: boolean;
    defaultModelsExpandDepth: number;
    docExpansion: 'list' | 'none';
    deepLinking: boolean;
  };
  export default function SwaggerUI(options: Options): void;
}

declare module '*.css';
