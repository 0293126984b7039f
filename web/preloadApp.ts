// The page's entry point loads the texts before it starts the app (src/main.tsx). The page preloads the app's chunk so
// that both download in parallel. Scripts yield to the typeface: the page is painted without them (firstPaint.tsx), and
// shows no typeface that comes late.
import type { HtmlTagDescriptor, Plugin } from "vite";

export const preloadApp = (module: string): Plugin => ({
  name: "preload-app",
  transformIndexHtml: {
    order: "post",
    handler(html, { bundle }) {
      const chunks = Object.values(bundle ?? {}).filter((each) => each.type === "chunk");
      const app = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
      if (!app) return html;
      const files = [app.fileName, ...app.imports].filter((file) => !html.includes(`/${file}"`));
      const tags = files.map((file): HtmlTagDescriptor => ({
        tag: "link",
        attrs: { rel: "modulepreload", fetchpriority: "low", crossorigin: true, href: `/${file}` },
        injectTo: "head",
      }));
      return {
        html: html.replaceAll(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"'),
        tags,
      };
    },
  },
});
