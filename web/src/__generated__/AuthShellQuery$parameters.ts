/**
 * @generated SignedSource<<22c4507b5d40cf15d174ca6b392e3656>>
 * @relayHash a035de702a04b8788a55550facae3ff4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8434d3be44dfeee6bb9d5d4fca9a87f23232b212210ee97b54ed83729df08a9f

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AuthShellQuery } from './AuthShellQuery.graphql';

const node: PreloadableConcreteRequest<AuthShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8434d3be44dfeee6bb9d5d4fca9a87f23232b212210ee97b54ed83729df08a9f",
    "metadata": {},
    "name": "AuthShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
