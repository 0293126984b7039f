/**
 * @generated SignedSource<<418e17aba2b0dedcb10d8af36d675402>>
 * @relayHash ff824dcc2d916af6c5c72c7a0d6eb0ff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8bd03e7361e319556c21ec5029c7ce917ce19949b6811ebb98fe807fea4492bb

import { PreloadableConcreteRequest } from 'relay-runtime';
import { TimelineScreenQuery } from './TimelineScreenQuery.graphql';

const node: PreloadableConcreteRequest<TimelineScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8bd03e7361e319556c21ec5029c7ce917ce19949b6811ebb98fe807fea4492bb",
    "metadata": {},
    "name": "TimelineScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
