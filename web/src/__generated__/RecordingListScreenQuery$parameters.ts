/**
 * @generated SignedSource<<58b0ac49b9bfa40f69aa8945b888a67f>>
 * @relayHash 29309abdcd0dc01e08b3822c85e01980
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5d9ff320f68b86fe9f82610fe3a3e472913fdae7b1f9854f27aa8e0f197b1b12

import { PreloadableConcreteRequest } from 'relay-runtime';
import { RecordingListScreenQuery } from './RecordingListScreenQuery.graphql';

const node: PreloadableConcreteRequest<RecordingListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5d9ff320f68b86fe9f82610fe3a3e472913fdae7b1f9854f27aa8e0f197b1b12",
    "metadata": {},
    "name": "RecordingListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
