/**
 * @generated SignedSource<<b9dc115b0ec740d94868d0f6c7dbaf73>>
 * @relayHash 6c0e5adbeca0e576d613e54218eb0e59
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b0bc481244a8cbb5cc9a8b698018bd4f12960b7d3975ef8a7828e1c47533fe87

import { PreloadableConcreteRequest } from 'relay-runtime';
import { FormResultScreenQuery } from './FormResultScreenQuery.graphql';

const node: PreloadableConcreteRequest<FormResultScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b0bc481244a8cbb5cc9a8b698018bd4f12960b7d3975ef8a7828e1c47533fe87",
    "metadata": {},
    "name": "FormResultScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
