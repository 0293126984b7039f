/**
 * @generated SignedSource<<02271f91c62468268058d1e11f4ef0a6>>
 * @relayHash 64e86f07c3ba1d507d39a22cb4ae81fc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c2014a1127d3475f1e5ac37607ad46fa3df44c1d2fc4dc0678193f2985c751d6

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EventScreenQuery } from './EventScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c2014a1127d3475f1e5ac37607ad46fa3df44c1d2fc4dc0678193f2985c751d6",
    "metadata": {},
    "name": "EventScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
