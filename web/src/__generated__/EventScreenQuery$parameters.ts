/**
 * @generated SignedSource<<748b3a9415ffd7a62ceaa92a6953af22>>
 * @relayHash e6ec286f8d078f0037d4ae5538e34cf5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f30711d458731a82e4bc5b2eddb4b70a78403bde9a841932578afc9205e44f15

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EventScreenQuery } from './EventScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f30711d458731a82e4bc5b2eddb4b70a78403bde9a841932578afc9205e44f15",
    "metadata": {},
    "name": "EventScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
