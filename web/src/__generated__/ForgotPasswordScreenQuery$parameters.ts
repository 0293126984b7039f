/**
 * @generated SignedSource<<86b91fdbd33a1a1cd46f5ce75a0fadcf>>
 * @relayHash dba5adc664936c80c6e0d9ec3eae94ea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5a4f2fd5f4fba14d3da68a4425440f89f77ac393ca52bbcdf1906daa118c2a14

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ForgotPasswordScreenQuery } from './ForgotPasswordScreenQuery.graphql';

const node: PreloadableConcreteRequest<ForgotPasswordScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5a4f2fd5f4fba14d3da68a4425440f89f77ac393ca52bbcdf1906daa118c2a14",
    "metadata": {},
    "name": "ForgotPasswordScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
