// Free documents are limited before they are validated and before the host is called.
import type { Plugin } from "graphql-yoga";
import { tooCostly } from "../cost.ts";
import { brokenLimit, parseFree } from "../limits.ts";
import type { YogaContext } from "../yogaContext.ts";

export function useLimits(): Plugin<YogaContext> {
  return {
    onParse({ setParseFn, context }) {
      if (context.trusted === undefined) {
        setParseFn((source, options) => {
          const document = parseFree(source, options);
          const broken = brokenLimit(document);
          if (broken !== undefined) throw broken;
          return document;
        });
      }
    },
    onExecute({ args, setResultAndStopExecution }) {
      const context: Partial<YogaContext> = args.contextValue;
      if (context.trusted !== undefined) return;
      const error = tooCostly(args.document, args.operationName ?? undefined, args.variableValues ?? {});
      if (error !== undefined) setResultAndStopExecution({ errors: [error] });
    },
    onSubscribe({ args, setResultAndStopExecution }) {
      const context: Partial<YogaContext> = args.contextValue;
      if (context.trusted !== undefined) return;
      const error = tooCostly(args.document, args.operationName ?? undefined, args.variableValues ?? {});
      if (error !== undefined) setResultAndStopExecution({ errors: [error] });
    },
  };
}
