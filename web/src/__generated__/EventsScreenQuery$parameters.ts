/**
 * @generated SignedSource<<9c3f4b4b5e346bebafbe9196f4fa5899>>
 * @relayHash a72cf2663decf0f7c4a732578c6cb522
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bbedf7210f2b650d55400f1eb7a1c99f7bdfe84528ebf9529a43890d3f8f32c2

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EventsScreenQuery } from './EventsScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bbedf7210f2b650d55400f1eb7a1c99f7bdfe84528ebf9529a43890d3f8f32c2",
    "metadata": {},
    "name": "EventsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
