/**
 * @generated SignedSource<<c3282261d75886b5c7fa3d20b4ff3e34>>
 * @relayHash 88c270067b4ff3c431f0f9380c127580
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 63a40d02c2a43ce9c9d8ba084ae5ed91528248564766e98cf625252d80047ff2

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EventsScreenQuery } from './EventsScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "63a40d02c2a43ce9c9d8ba084ae5ed91528248564766e98cf625252d80047ff2",
    "metadata": {},
    "name": "EventsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
