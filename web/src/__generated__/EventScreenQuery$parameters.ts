/**
 * @generated SignedSource<<908a2336f5a0381e3fd201b55b83789e>>
 * @relayHash 62f07b894fbaab1cbc8e18e8ca10cfae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9b9540c6df34a6fd2da4304dca0d7d06e1ab08f601d64382dc2e70259a6ff1aa

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EventScreenQuery } from './EventScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9b9540c6df34a6fd2da4304dca0d7d06e1ab08f601d64382dc2e70259a6ff1aa",
    "metadata": {},
    "name": "EventScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
