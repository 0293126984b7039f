/**
 * @generated SignedSource<<409b099d28b703476b5017ce17f2a1ca>>
 * @relayHash 022dfee072c96f45b8d3239be4feafb8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 01d7d2908f2362ad9df1510e3fca7b1adfb06258e02be365bdf3288709864988

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AttentionScreenQuery } from './AttentionScreenQuery.graphql';

const node: PreloadableConcreteRequest<AttentionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "01d7d2908f2362ad9df1510e3fca7b1adfb06258e02be365bdf3288709864988",
    "metadata": {},
    "name": "AttentionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
