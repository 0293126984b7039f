import type { getErrorGroup } from "@sightline/schema/rest/errors/errors";
import type { AnswerOf } from "@sightline/schema/rest/endpoint";
import type { Camel } from "#gateway/graph/camel.ts";

type Wire = Camel<AnswerOf<typeof getErrorGroup>>;

export type ErrorInstanceSource = Wire["instances"][number] & { widgetId: number };
export type ErrorOccurrenceSource = Wire["occurrence"] & { widgetId: number };
