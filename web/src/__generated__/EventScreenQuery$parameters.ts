/**
 * @generated SignedSource<<ac430aaad1728679a58618d8167ada38>>
 * @relayHash f70efb8bdced8638d8cddb7e4b183425
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d0bb3a78e04764314bed44d9769136cf64ff10be8b5fa0bf331bc06fb941b7ab

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EventScreenQuery } from './EventScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d0bb3a78e04764314bed44d9769136cf64ff10be8b5fa0bf331bc06fb941b7ab",
    "metadata": {},
    "name": "EventScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
