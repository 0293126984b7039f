/**
 * @generated SignedSource<<dc652c4f50e47f2b3f9be911c7f78800>>
 * @relayHash f019a999d8220cbdbe82c32cc7e6f3b4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e0c5415c433d38f30e8951f0c99f920751eb4b499059963de1774d0f58b817ce

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EventsScreenQuery } from './EventsScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e0c5415c433d38f30e8951f0c99f920751eb4b499059963de1774d0f58b817ce",
    "metadata": {},
    "name": "EventsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
