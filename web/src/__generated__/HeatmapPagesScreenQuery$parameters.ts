/**
 * @generated SignedSource<<c1470df45a91d9f1c52a5d7aa857046b>>
 * @relayHash 0ab4de7cc431ab71a32a6c1b262c4a51
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c29ab13007e655a8d37213cea10c9c89774f4cc26e384d59c671b6925d57df63

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HeatmapPagesScreenQuery } from './HeatmapPagesScreenQuery.graphql';

const node: PreloadableConcreteRequest<HeatmapPagesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c29ab13007e655a8d37213cea10c9c89774f4cc26e384d59c671b6925d57df63",
    "metadata": {},
    "name": "HeatmapPagesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
