/**
 * @generated SignedSource<<f768b7b94e9abdc3b1a487c1f04c32ca>>
 * @relayHash 20110557f261a87416aa7a3a772ae62c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e180dfccb7dd08e68fab412c8c5ba32b6040ca2227c69f8767ffb42bd7f6bbde

import { PreloadableConcreteRequest } from 'relay-runtime';
import { TimelineScreenQuery } from './TimelineScreenQuery.graphql';

const node: PreloadableConcreteRequest<TimelineScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e180dfccb7dd08e68fab412c8c5ba32b6040ca2227c69f8767ffb42bd7f6bbde",
    "metadata": {},
    "name": "TimelineScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
