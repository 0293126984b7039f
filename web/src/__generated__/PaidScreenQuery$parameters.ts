/**
 * @generated SignedSource<<1e476a01d959ba6b946dc606a0807f01>>
 * @relayHash 3f2278da229ba359b5d423e81976a2fd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7d3eef98395f56be09d6e6c11e4333e75545a4509e6e1a4d232ea9f722644040

import { PreloadableConcreteRequest } from 'relay-runtime';
import { PaidScreenQuery } from './PaidScreenQuery.graphql';

const node: PreloadableConcreteRequest<PaidScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7d3eef98395f56be09d6e6c11e4333e75545a4509e6e1a4d232ea9f722644040",
    "metadata": {},
    "name": "PaidScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
