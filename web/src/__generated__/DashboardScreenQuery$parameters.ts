/**
 * @generated SignedSource<<b1459227a45643e3cec533d66501bcfa>>
 * @relayHash b9c1693572a7146b4c3f9b9bbb9187e9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0adf2dc3edcf5cc65dd4a466b2ac5e30bbf7367ed14a9549eb3b19085830341c

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0adf2dc3edcf5cc65dd4a466b2ac5e30bbf7367ed14a9549eb3b19085830341c",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
