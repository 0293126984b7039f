/**
 * @generated SignedSource<<0444706b5d4eccc496a7ba94437bb86c>>
 * @relayHash 60ceb27421413f2109de35042fb55f60
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2b2665b32b2155c352bea387a326a5ded0fe6b42775a1d97924a0e84695e6870

import { PreloadableConcreteRequest } from 'relay-runtime';
import { TimelineScreenQuery } from './TimelineScreenQuery.graphql';

const node: PreloadableConcreteRequest<TimelineScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2b2665b32b2155c352bea387a326a5ded0fe6b42775a1d97924a0e84695e6870",
    "metadata": {},
    "name": "TimelineScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
